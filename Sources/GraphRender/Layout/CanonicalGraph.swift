/// A graph that was checked and put in the one order in which it is laid out and written.
package struct CanonicalGraph: Sendable {
    package let graph: Graph
    package let nodes: [String: Node]
    package let clusters: [String: Cluster]

    /// Checks the graph and sorts its lists.
    package init(_ graph: Graph) throws(GraphRenderError) {
        clusters = try Self.clusters(of: graph)
        nodes = try Self.nodes(of: graph, clusters: clusters)
        try Self.checkEdges(of: graph, nodes: nodes)
        var sorted = graph
        sorted.clusters.sort { $0.id < $1.id }
        // The kind goes first because the layout breaks ties by the order of insertion: the flow reads from the view on.
        sorted.nodes.sort { ($0.kind.rank, $0.id) < ($1.kind.rank, $1.id) }
        sorted.edges.sort { Self.key($0).lexicographicallyPrecedes(Self.key($1)) }
        self.graph = sorted
    }

    /// The ids of the clusters around a cluster, from itself to the outermost.
    package func ancestry(of cluster: String?) -> [String] {
        var ids: [String] = []
        var next = cluster
        while let id = next {
            ids.append(id)
            next = clusters[id]?.parent
        }
        return ids
    }

    /// Returns true if an edge leads from inside a cluster to a node that stands outside of it.
    package func isLeavingCluster(_ edge: Edge) -> Bool {
        guard let cluster = nodes[edge.from]?.cluster else { return false }
        return !ancestry(of: nodes[edge.to]?.cluster).contains(cluster)
    }

    private static func key(_ edge: Edge) -> [String] {
        [edge.from, edge.to, edge.kind.rawValue, edge.label, edge.id ?? "", edge.tooltip ?? ""]
    }

    private static func clusters(of graph: Graph) throws(GraphRenderError) -> [String: Cluster] {
        var clusters: [String: Cluster] = [:]
        for cluster in graph.clusters where clusters.updateValue(cluster, forKey: cluster.id) != nil {
            throw .duplicateCluster(cluster.id)
        }
        for cluster in graph.clusters {
            if let parent = cluster.parent, clusters[parent] == nil {
                throw .unknownParent(parent, cluster: cluster.id)
            }
        }
        for cluster in graph.clusters {
            var seen: Set<String> = []
            var next: Cluster? = cluster
            while let current = next {
                guard seen.insert(current.id).inserted else { throw .clusterCycle(cluster.id) }
                next = current.parent.flatMap { clusters[$0] }
            }
        }
        return clusters
    }

    private static func nodes(
        of graph: Graph, clusters: [String: Cluster]
    ) throws(GraphRenderError) -> [String: Node] {
        var nodes: [String: Node] = [:]
        for node in graph.nodes {
            if nodes.updateValue(node, forKey: node.id) != nil {
                throw .duplicateNode(node.id)
            }
            if let cluster = node.cluster, clusters[cluster] == nil {
                throw .unknownCluster(cluster, node: node.id)
            }
        }
        return nodes
    }

    private static func checkEdges(of graph: Graph, nodes: [String: Node]) throws(GraphRenderError) {
        var ids: Set<String> = []
        for edge in graph.edges {
            for end in [edge.from, edge.to] where nodes[end] == nil {
                throw .unknownNode(end, edge: "\"\(edge.from)\" → \"\(edge.to)\"")
            }
            if let id = edge.id, !ids.insert(id).inserted {
                throw .duplicateEdge(id)
            }
        }
    }
}
