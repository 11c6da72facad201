import GraphRender
import Testing

@Suite struct GraphFormatsTests {
    @Test func namesAreSortedAndUnique() {
        let names = graphFormats.map(\.name)
        #expect(names == Set(names).sorted())
    }

    @Test(arguments: ["dot", "html", "mermaid", "svg"])
    func everyDrawingOfOneProcessIsEqual(name: String) throws {
        let format = try #require(graphFormats.first { $0.name == name })
        let first = try render(SampleGraphs.modules(12), as: format)
        for _ in 1..<30 {
            #expect(try render(SampleGraphs.modules(12), as: format) == first)
        }
    }

    @Test(arguments: ["dot", "html", "mermaid", "svg"])
    func theOrderOfTheListsDoesNotMatter(name: String) throws {
        let format = try #require(graphFormats.first { $0.name == name })
        var graph = SampleGraphs.modules(6)
        let expected = try render(graph, as: format)
        graph.clusters.reverse()
        graph.nodes.reverse()
        graph.edges.shuffle()
        #expect(try render(graph, as: format) == expected)
    }

    @Test func drawingsFromManyTasksDoNotMix() async throws {
        let expected = try render(SampleGraphs.modules(5), as: .svg)
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<16 {
                group.addTask { try render(SampleGraphs.modules(5), as: .svg) }
            }
            for try await drawing in group {
                #expect(drawing == expected)
            }
        }
    }
}
