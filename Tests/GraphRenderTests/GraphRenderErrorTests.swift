import GraphRender
import Testing

@Suite struct GraphRenderErrorTests {
    private let login = SampleGraphs.login

    @Test func twoNodesWithOneId() {
        var graph = login
        graph.nodes.append(graph.nodes[0])
        expectError(.duplicateNode("Controller"), "the graph has two nodes with the id \"Controller\"", graph)
    }

    @Test func twoClustersWithOneId() {
        var graph = login
        graph.clusters.append(graph.clusters[0])
        expectError(.duplicateCluster("Login"), "the graph has two clusters with the id \"Login\"", graph)
    }

    @Test func twoEdgesWithOneId() {
        var graph = login
        graph.edges[0].id = "e"
        graph.edges[1].id = "e"
        expectError(.duplicateEdge("e"), "the graph has two edges with the id \"e\"", graph)
    }

    @Test func nodeInUnknownCluster() {
        var graph = login
        graph.nodes[0].cluster = "X"
        let sentence = "node \"Controller\" stands in the unknown cluster \"X\""
        expectError(.unknownCluster("X", node: "Controller"), sentence, graph)
    }

    @Test func clusterInUnknownCluster() {
        var graph = login
        graph.clusters[0].parent = "X"
        let sentence = "cluster \"Login\" stands in the unknown cluster \"X\""
        expectError(.unknownParent("X", cluster: "Login"), sentence, graph)
    }

    @Test func clusterInItself() {
        var graph = login
        graph.clusters[0].parent = "Login"
        expectError(.clusterCycle("Login"), "cluster \"Login\" stands in itself", graph)
    }

    @Test func edgeToUnknownNode() {
        var graph = login
        graph.edges = [Edge(from: "Router", to: "X", kind: .routes)]
        let sentence = "edge \"Router\" → \"X\" refers to the unknown node \"X\""
        expectError(.unknownNode("X", edge: "\"Router\" → \"X\""), sentence, graph)
    }

    private func expectError(
        _ error: GraphRenderError, _ sentence: String, _ graph: Graph,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for format in graphFormats {
            #expect(throws: error, sourceLocation: sourceLocation) { try render(graph, as: format) }
        }
        #expect(error.description == sentence, sourceLocation: sourceLocation)
    }
}
