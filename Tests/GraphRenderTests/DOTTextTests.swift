import Testing

@testable import GraphRender

@Suite struct DOTTextTests {
    @Test func everyValueIsQuoted() throws {
        var graph = Graph(id: "g", title: "g")
        graph.nodes = [
            Node(id: "a\"b", label: "x\\N & \"y\"", kind: .view),
            Node(id: "end\\", label: "z", kind: .router),
        ]
        graph.edges = [Edge(from: "a\"b", to: "end\\", kind: .routes, label: "<b>push</b>")]
        let text = try render(graph, as: .dot)
        #expect(text.contains(#""a\"b" [label="view\nx\\N &amp; \"y\"""#))
        #expect(text.contains(#""a\"b" -> "end\\" ["#))
        #expect(text.contains(#"label="<b>push</b>""#))
    }

    @Test func weakEdgesPointBackFromTheEndThatIsLaidOutFirst() throws {
        let text = try render(SampleGraphs.login, as: .dot)
        #expect(text.contains(#""Controller" -> "Presenter" [dir="both", arrowtail="vee", arrowhead="none""#))
    }

    @Test func clustersNest() throws {
        var graph = Graph(id: "g", title: "g")
        graph.clusters = [Cluster(id: "A", label: "A"), Cluster(id: "B", label: "B", kind: .submodule, parent: "A")]
        graph.nodes = [Node(id: "n", label: "n", kind: .module, cluster: "B")]
        let lines = try render(graph, as: .dot).split(separator: "\n").map(String.init)
        let outer = try #require(lines.firstIndex(of: "    subgraph \"cluster_0\" {"))
        #expect(lines[outer + 2] == "        subgraph \"cluster_1\" {")
    }

    /// The text is for other tools, which have legends of their own.
    @Test func imagesHaveALegendAndTheTextHasNone() throws {
        var graph = Graph(id: "g", title: "g")
        graph.legendWords = [.module: "Folder"]
        graph.nodes = [Node(id: "a", label: "a", kind: .module), Node(id: "b", label: "b", kind: .service)]
        graph.edges = [Edge(from: "a", to: "b", kind: .service)]
        #expect(try render(graph, as: .dot).contains("legend") == false)
        let image = DOTText(try CanonicalGraph(graph), isShortened: true).text
        #expect(image.contains(#"legend_module [label="Folder", shape="folder""#))
        #expect(image.contains(#"legend_service [label="Service: network, storage, system", shape="cylinder""#))
        let line = #"legend_from_service -> legend_service_line [dir="both", arrowtail="none", arrowhead="dot""#
        #expect(image.contains(line))
        let empty = DOTText(try CanonicalGraph(Graph(id: "e", title: "e")), isShortened: true).text
        #expect(empty.contains("legend") == false)
    }

    @Test func anEmptyGraphIsAGraph() throws {
        let text = try render(Graph(id: "none", title: "None"), as: .dot)
        #expect(text.hasPrefix("digraph \"none\" {"))
        #expect(text.hasSuffix("}\n"))
    }
}
