/// A graph to be drawn: nodes in clusters, joined by typed edges.
///
/// The order of the three lists does not matter: pictures of equal content are equal to the byte.
public struct Graph: Sendable, Equatable {
    /// A short name for the graph, used for ids in the written picture.
    public var id: String
    /// The headline.
    public var title: String
    /// A sentence beneath the headline, also read by screen readers.
    public var subtitle = ""
    /// The direction in which the edges lead.
    public var direction = Direction.leftToRight
    /// The boxes around nodes.
    public var clusters: [Cluster] = []
    /// The things in the picture.
    public var nodes: [Node]
    /// The statements about them.
    public var edges: [Edge]

    /// Remarks beneath the picture: what it leaves out, what its numbers mean.
    public var notes: [String] = []
    /// The words of the legend for kinds of nodes, where they differ from their own.
    public var legendWords: [NodeKind: String] = [:]
    /// The words of the legend for the colours of `Node.heat`, from the least on; a level without words has none.
    public var heatWords: [String] = []
    /// The address of the page that this one belongs to; none for a page of its own.
    public var home: String?

    /// Creates a graph without clusters, from left to right.
    public init(id: String, title: String, nodes: [Node] = [], edges: [Edge] = []) {
        self.id = id
        self.title = title
        self.nodes = nodes
        self.edges = edges
    }

    /// The line of a kind of node in the legend.
    package func legend(of kind: NodeKind) -> String { legendWords[kind] ?? kind.legend }

    /// The changes that occur, in their order.
    package var changes: [Change] {
        let used = Set(nodes.compactMap(\.change) + edges.compactMap(\.change))
        return Change.allCases.filter(used.contains)
    }
}
