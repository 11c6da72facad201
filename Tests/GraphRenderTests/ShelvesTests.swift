import GraphRender
import Testing

@Suite struct ShelvesTests {
    @Test func manyLeavesOfOneNodeStandOnAShelf() throws {
        let text = try render(SampleGraphs.star(40), as: .svg)
        let probe = XMLProbe(text)
        #expect(probe.attributes.count { $0["class"] == "shelf" } == 1)
        #expect(probe.values(of: "data-to", onGroupsOf: "edge").count == 40, "every edge is there to be pointed at")
        #expect(probe.texts.filter { $0 == "present, push" }.count == 1, "and one word for all")
    }

    @Test func aFewLeavesDoNot() throws {
        #expect(Shelves(try CanonicalGraph(SampleGraphs.star(5))) == nil)
    }

    @Test func whatHangsOnNothingHasAShelf() throws {
        var graph = Graph(id: "g", title: "g")
        graph.nodes = (0..<30).map { Node(id: "n\($0)", label: "Screen\($0)", kind: .screen) }
        let layout = try ShelvedLayout.layout(CanonicalGraph(graph))
        #expect(layout.shelves.count == 1 && layout.nodes.count == 30)
        let ratio = layout.size.width / layout.size.height
        #expect((0.7...2.5).contains(ratio), "\(ratio)")
    }

    @Test func nothingOnAShelfOverlaps() throws {
        let layout = try ShelvedLayout.layout(CanonicalGraph(SampleGraphs.star(23)))
        let boxes = layout.nodes.sorted { $0.key < $1.key }.map(\.value)
        for (index, one) in boxes.enumerated() {
            for other in boxes.dropFirst(index + 1) {
                let isApart =
                    one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y
                #expect(isApart)
            }
        }
    }

    @Test func twoNodesThatKnowOnlyEachOtherStayWhereTheyAre() throws {
        var graph = Graph(id: "g", title: "g")
        graph.nodes = ["a", "b"].map { Node(id: $0, label: $0, kind: .module) }
        graph.edges = [Edge(from: "a", to: "b", kind: .routes)]
        #expect(Shelves(try CanonicalGraph(graph)) == nil)
    }

    @Test func whatStandsInAClusterStaysThere() throws {
        var graph = SampleGraphs.star(12)
        graph.clusters = [Cluster(id: "A", label: "A")]
        for index in graph.nodes.indices { graph.nodes[index].cluster = "A" }
        #expect(Shelves(try CanonicalGraph(graph)) == nil)
    }
}
