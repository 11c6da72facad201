/// Why a graph cannot be drawn.
public enum GraphRenderError: Error, Equatable, CustomStringConvertible {
    case duplicateCluster(String)
    case duplicateNode(String)
    case duplicateEdge(String)
    case unknownParent(String, cluster: String)
    case unknownCluster(String, node: String)
    case unknownNode(String, edge: String)
    case clusterCycle(String)
    case layoutFailed(String)
    case noImage(String, reason: String)
    case noGraphviz

    /// One sentence for the user.
    public var description: String {
        switch self {
        case .duplicateCluster(let id): "the graph has two clusters with the id \"\(id)\""
        case .duplicateNode(let id): "the graph has two nodes with the id \"\(id)\""
        case .duplicateEdge(let id): "the graph has two edges with the id \"\(id)\""
        case .unknownParent(let id, let cluster): "cluster \"\(cluster)\" stands in the unknown cluster \"\(id)\""
        case .unknownCluster(let id, let node): "node \"\(node)\" stands in the unknown cluster \"\(id)\""
        case .unknownNode(let id, let edge): "edge \(edge) refers to the unknown node \"\(id)\""
        case .clusterCycle(let id): "cluster \"\(id)\" stands in itself"
        case .noGraphviz:
            "Graphviz, which places the parts of a picture, is not installed here; install it (apt-get install graphviz, "
                + "brew install graphviz), or write .mermaid, .dot, .json or .text"
        case .noImage(let format, let reason):
            "Graphviz has no plugin here that draws \(format) (\(reason)); install the package graphviz, or write .svg"
        case .layoutFailed(let reason): "Graphviz could not lay out the graph: \(reason)"
        }
    }
}
