import GraphRender
import TestSupport
import Testing

/// A hundred modules make a page that one can look at, in a time that nobody notices.
@Suite struct PageShapeTests {
    @Test(arguments: [3, 5, 10, 33])
    func aHundredModulesMakeAPage(width: Int) throws {
        let graph = SampleGraphs.tree(100, width: width)
        var layout: Layout?
        let time = try threadTime { layout = try ShelvedLayout.layout(CanonicalGraph(graph)) }
        let size = try #require(layout?.size)
        let ratio = size.width / size.height
        #expect((0.4...3).contains(ratio), "\(ratio)")
        #expect(size.width < 5000 && size.height < 5000)
        #expect(time < .seconds(3))
    }

    @Test func smallPicturesAreNotFolded() throws {
        let canonical = try CanonicalGraph(SampleGraphs.star(4))
        #expect(LayoutEdge.edges(of: canonical).edges.allSatisfy { !$0.isFolded })
    }

    @Test func foldedColumnsKeepTheDirection() throws {
        let graph = SampleGraphs.tree(60, width: 20)
        let canonical = try CanonicalGraph(graph)
        let folded = LayoutEdge.edges(of: canonical).edges
        #expect(folded.allSatisfy { $0.isFolded && $0.length >= 1 })
        let layout = try GraphvizLayout.layout(canonical)
        for edge in graph.edges where edge.kind == .routes {
            let (from, to) = (try #require(layout.nodes[edge.from]), try #require(layout.nodes[edge.to]))
            #expect(from.right < to.x)
        }
    }
}
