import GraphRender
import Testing

@Suite struct ChangeDrawingTests {
    private let graph: Graph = {
        var graph = Graph(id: "d", title: "Difference")
        graph.nodes = zip(["a", "b", "c", "d"], Change.allCases).map { name, change in
            var node = Node(id: name, label: name, kind: .module)
            node.change = change
            return node
        }
        graph.edges = [Edge(from: "a", to: "b", kind: .routes, label: "push"), Edge(from: "c", to: "d", kind: .child)]
        graph.edges[0].change = .removed
        graph.edges[1].change = .unchanged
        return graph
    }()

    @Test func changesHaveClassesAndSigns() throws {
        let probe = XMLProbe(try render(graph, as: .svg))
        #expect(probe.values(of: "data-id", onGroupsOf: "added") == ["a"])
        #expect(probe.values(of: "data-id", onGroupsOf: "removed") == ["b"])
        #expect(probe.values(of: "opacity", onGroupsOf: "unchanged") == ["0.5", "0.5"])
        for text in ["+", "–", "±", "– push"] { #expect(probe.texts.contains(text), "\(text)") }
        for change in Change.allCases { #expect(probe.texts.contains(change.legend)) }
    }

    @Test func picturesWithoutChangesDoNotSpeakOfThem() throws {
        let text = try render(SampleGraphs.login, as: .svg)
        for change in Change.allCases { #expect(!text.contains(change.legend)) }
    }

    @Test func notesAndBadgesAreDrawn() throws {
        var graph = SampleGraphs.login
        graph.nodes[0].badge = "1"
        graph.notes = ["1 · It holds itself, " + String(repeating: "again and ", count: 40) + "again."]
        let probe = XMLProbe(try render(graph, as: .svg))
        #expect(probe.texts.contains("1"))
        #expect(probe.texts.contains { $0.hasPrefix("1 · It holds itself, again") && $0.count < 200 })
        #expect(probe.texts.contains { $0.hasSuffix("and again.") })
    }

    @Test func rolesAreMarkedOnANode() throws {
        var graph = Graph(id: "g", title: "g")
        var node = Node(id: "n", label: "n", kind: .module)
        node.roles = [.view, .presenter, .router]
        graph.nodes = [node]
        let probe = XMLProbe(try render(graph, as: .svg))
        #expect(["V", "P", "R", "has presenter"].allSatisfy(probe.texts.contains))
        #expect(!probe.texts.contains("I"))
    }

    @Test(arguments: [Palette.light, .dark])
    func badgesAreReadable(palette: Palette) {
        let colours = Change.allCases.map(palette.changes) + [palette.fault]
        #expect(Set(colours).count == colours.count)
    }
}
