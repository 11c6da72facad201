import GraphRender
import Refactor

/// Two graphs of an app as one map: what was added, removed and changed stands out, the rest is faint.
enum DifferencePicture {
    /// Up to so many nodes all of a map is drawn.
    private static let small = 24

    /// Everything where there is room, else what changed and what is one step away from it.
    static func graph(of difference: GraphDifference, limit: Int, page: PicturePage) -> Graph {
        var excerpt = GraphExcerpt(difference.union)
        excerpt.graph.findings = []
        if limit > 0, excerpt.nodeCount > min(limit, Self.small) {
            let affected = difference.affected.sorted()
            excerpt = excerpt.surrounding(affected)
            excerpt.remarks = ["Shown is what changed, and what is a step away unless that is a crowd."]
            excerpt = excerpt.fitted(to: max(min(limit, Self.small), affected.count), isAsked: false)
            excerpt.focus = []
        }
        var graph = AppPicture.graph(of: excerpt, title: page.title, links: page.links)
        graph.subtitle = difference.summary
        for index in graph.nodes.indices {
            let change = difference.names[graph.nodes[index].id]
            graph.nodes[index].change = change.map { PictureStyle.kind(of: $0) } ?? .unchanged
        }
        let keys = Dictionary(
            difference.edges.map { ([$0.from, $0.to, PictureStyle.kind(of: $0.kind).rawValue], $1) }
        ) { first, _ in first }
        for index in graph.edges.indices {
            let edge = graph.edges[index]
            let change = keys[[edge.from, edge.to, edge.kind.rawValue]]
            graph.edges[index].change = change.map { PictureStyle.kind(of: $0) } ?? .unchanged
        }
        graph.notes += findings(of: difference)
        return graph
    }

    private static func findings(of difference: GraphDifference) -> [String] {
        let new = difference.newFindings.prefix(6).map { "New finding: \($0.message)" }
        let solved = difference.solvedFindings.prefix(6).map { "No longer a finding: \($0.message)" }
        return new + solved
    }
}
