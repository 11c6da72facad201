import GraphRender
import TestSupport
import Testing

@Suite struct SVGPageTests {
    @Test func hasNameAndDescriptionForScreenReaders() throws {
        let probe = XMLProbe(try render(SampleGraphs.login, as: .svg))
        #expect(probe.attributes[0]["role"] == "img")
        #expect(probe.attributes[0]["aria-labelledby"] == "graph-login-title graph-login-desc")
        #expect(probe.texts.contains("A module of five roles (5 nodes and 6 edges)"))
    }

    @Test func groupsTellWhatTheyAre() throws {
        let probe = XMLProbe(try render(SampleGraphs.login, as: .svg))
        let ids = ["Controller", "Presenter", "Interactor", "Router", "Service"]
        #expect(probe.values(of: "data-id", onGroupsOf: "node") == ids)
        #expect(probe.values(of: "data-from", onGroupsOf: "weak") == ["Interactor", "Presenter"])
        #expect(probe.values(of: "data-to", onGroupsOf: "weak") == ["Presenter", "Controller"])
        #expect(probe.texts.contains("LoginController owns LoginPresenter: LoginViewOutput"))
    }

    @Test func legendListsOnlyWhatIsUsed() throws {
        let text = try render(SampleGraphs.login, as: .svg)
        for used in [NodeKind.view, .presenter, .interactor, .router, .service] {
            #expect(text.contains(used.legend))
        }
        for unused in [NodeKind.builder, .entity, .adapter, .protocolPort, .module, .external] {
            #expect(!text.contains(unused.legend))
        }
        let usedEdges = EdgeKind.allCases.filter { text.contains(">\($0.legend)<") }
        #expect(usedEdges == [.owns, .weak, .service])
    }

    @Test func legendListsEverythingThatIsUsed() throws {
        let text = try render(SampleGraphs.everything, as: .svg)
        _ = XMLProbe(text)
        #expect(NodeKind.allCases.allSatisfy { text.contains(">\($0.legend)<") })
        #expect(EdgeKind.allCases.allSatisfy { text.contains(">\($0.legend)<") })
    }

    @Test func hostileNamesStayText() throws {
        let text = try render(SampleGraphs.hostile, as: .svg)
        let probe = XMLProbe(text)
        #expect(!probe.elements.contains("script"))
        #expect(!probe.elements.contains("b"))
        let ids = Set(probe.values(of: "data-id", onGroupsOf: "node"))
        #expect(ids.isSuperset(of: SampleGraphs.hostileNames.filter { !$0.contains { $0 < " " } }))
        #expect(!text.contains("nan") && !text.contains("inf"))
    }

    @Test(arguments: [
        ("checkout.svg?a=1&b=2", true), ("Sources/Login.swift#L3", true), ("https://example.com", true),
        ("javascript:alert(1)", false), ("JavaScript:alert(1)", false), ("data:text/html,x", false),
        (" javascript:alert(1)", false), ("java\nscript:alert(1)", false),
    ])
    func linksCannotRunAnything(link: String, isKept: Bool) throws {
        var graph = SampleGraphs.login
        graph.nodes[0].link = link
        let probe = XMLProbe(try render(graph, as: .svg))
        #expect(probe.attributes.contains { $0["href"] == link } == isKept)
    }

    @Test func anEmptyGraphSaysSo() throws {
        let probe = XMLProbe(try render(Graph(id: "none", title: "None"), as: .svg))
        #expect(probe.texts.contains("Nothing to draw: the graph is empty."))
    }

    @Test func anEmptyClusterIsDrawn() throws {
        var graph = Graph(id: "g", title: "g")
        graph.clusters = [Cluster(id: "A", label: "A"), Cluster(id: "B", label: "B", kind: .submodule, parent: "A")]
        let probe = XMLProbe(try render(graph, as: .svg))
        #expect(probe.values(of: "data-id", onGroupsOf: "cluster") == ["A", "B"])
    }

    @Test(arguments: Direction.allCases)
    func loopsAndParallelEdgesAreDrawn(direction: Direction) throws {
        var graph = Graph(id: "g", title: "g")
        graph.direction = direction
        graph.nodes = ["a", "b"].map { Node(id: $0, label: $0, kind: .module) }
        let pair = [Edge(from: "a", to: "b", kind: .routes), Edge(from: "a", to: "b", kind: .routes)]
        let loop = Edge(from: "a", to: "a", kind: .calls, label: "again")
        graph.edges = pair + [loop, Edge(from: "b", to: "a", kind: .owns)]
        let probe = XMLProbe(try render(graph, as: .svg))
        #expect(probe.values(of: "data-to", onGroupsOf: "edge").count == 4)
        #expect(probe.texts.contains("again"))
    }

    @Test func aHundredModulesAreDrawnInSeconds() throws {
        var count = 0
        let time = try threadTime {
            count = try render(SampleGraphs.modules(100), as: .svg).utf8.count
        }
        #expect(count > 100_000)
        #expect(time < .seconds(5))
    }

    @Test func twoHundredNodesAreDrawnAtOnce() throws {
        let time = try threadTime { _ = try render(SampleGraphs.modules(40), as: .svg) }
        #expect(time < .seconds(2))
    }

    @Test func numbersHaveOneDecimalAtMost() throws {
        let text = try render(SampleGraphs.login, as: .svg)
        #expect(text.firstMatch(of: /[0-9]\.[0-9]{2}/) == nil)
    }
}
