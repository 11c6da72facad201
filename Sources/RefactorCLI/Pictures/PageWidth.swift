import GraphRender
import Refactor

/// The map of a large app on the width of a page: as much of it as can be read there.
struct PageWidth {
    /// The picture's width up to which its smallest text has nine pixels on a page of 1,400.
    private static let most = 1_710.0
    /// The numbers of nodes that are tried, the most first.
    private static let limits = [60, 32, 24, 18, 12]

    /// The part that is drawn, and the picture of it.
    struct Map {
        var excerpt: GraphExcerpt
        var graph: Graph
    }

    /// The first of a few maps that fits, from left to right or from top to bottom; else the narrowest.
    static func map(of excerpt: GraphExcerpt, drawing: (GraphExcerpt) -> Graph) throws(GraphRenderError) -> Map {
        var best: (width: Double, map: Map)?
        for limit in limits {
            let fitted = excerpt.fitted(to: limit, isAsked: false)
            var graph = drawing(fitted)
            for direction in [Direction.leftToRight, .topToBottom] {
                graph.direction = direction
                let width = try GraphRender.width(of: graph)
                let map = Map(excerpt: fitted, graph: graph)
                if width <= most { return map }
                if best.map({ width < $0.width }) ?? true { best = (width, map) }
            }
        }
        return best?.map ?? Map(excerpt: excerpt, graph: drawing(excerpt))
    }
}
