// The only file that sees libgvc: the state of the shim exists once per importing file.
private import CGraphviz

/// Has Graphviz find places for nodes, clusters and edges.
///
/// Graphviz sees anonymous boxes of given sizes: no name can reach it, and fonts do not matter. A label on an edge is
/// a box of its own in the middle of the edge, so the line always leads through it. The only text is a placeholder for
/// the header of a cluster; where Graphviz has to find its plugins by itself, its height follows the installed Courier.
package struct GraphvizLayout {
    private let canonical: CanonicalGraph
    private let root: UnsafeMutablePointer<graphviz_graph_t>
    private let parts: EdgeParts
    private var clusters: [String: UnsafeMutablePointer<graphviz_graph_t>] = [:]
    private var nodes: [String: UnsafeMutablePointer<graphviz_node_t>] = [:]

    private let isMirrored: Bool

    /// Lays out a graph; one at a time, whoever calls.
    ///
    /// Which side of the spine a branch takes is chance. Where routers come out above it, the layout is mirrored.
    package static func layout(_ canonical: CanonicalGraph) throws(GraphRenderError) -> Layout {
        graphviz_lock()
        defer { graphviz_unlock() }
        guard graphviz_load() != 0 else { throw .noGraphviz }
        let layout = try layout(canonical, isMirrored: false)
        return layout.hasRoutersAbove(canonical) ? try Self.layout(canonical, isMirrored: true) : layout
    }

    /// Has Graphviz draw text in its language as an image, with fonts and plugins of the machine.
    package static func image(of text: String, as format: String) throws(GraphRenderError) -> [UInt8] {
        graphviz_lock()
        defer { graphviz_unlock() }
        guard graphviz_load() != 0 else { throw .noGraphviz }
        var length = 0
        guard let data = graphviz_image(text, format, &length) else { throw .noImage(format, reason: messages()) }
        defer { graphviz_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: length))
    }

    private static func layout(
        _ canonical: CanonicalGraph, isMirrored: Bool
    ) throws(GraphRenderError) -> Layout {
        guard let root = graphviz_open() else { throw .layoutFailed("no memory for the graph") }
        defer { graphviz_close(root) }
        var layout = GraphvizLayout(canonical: canonical, root: root, isMirrored: isMirrored)
        layout.addAttributes()
        layout.addClusters(in: nil, parent: root)
        layout.addNodes()
        let (edges, ties) = LayoutEdge.edges(of: canonical)
        for tie in ties { layout.add(tie) }
        let placed = edges.map { layout.add($0) }
        guard graphviz_layout(root) == 0 else { throw .layoutFailed(messages()) }
        return try layout.result(placed).trimmed
    }

    private init(canonical: CanonicalGraph, root: UnsafeMutablePointer<graphviz_graph_t>, isMirrored: Bool) {
        self.canonical = canonical
        self.root = root
        self.isMirrored = isMirrored
        parts = EdgeParts(direction: canonical.graph.direction)
    }

    private static func messages() -> String {
        let text = String(cString: graphviz_messages()).singleLine
        return text.isEmpty ? "it gave no reason" : text
    }

    // MARK: - Building

    private func addAttributes() {
        let isHorizontal = canonical.graph.direction == .leftToRight
        graphviz_set(root, "rankdir", isHorizontal ? "LR" : "TB")
        // Lines that pass a column take this room too: many of them would stretch the page.
        graphviz_set(root, "nodesep", canonical.graph.clusters.isEmpty && canonical.nodes.count > 30 ? "0.2" : "0.38")
        graphviz_set(root, "ranksep", isHorizontal ? "0.6" : "0.5")
        graphviz_set(root, "labeljust", "l")
        graphviz_set(root, "labelloc", isMirrored ? "b" : "t")
        if canonical.nodes.count > 800 || canonical.graph.edges.count > 400 {
            // Bounds the time for huge graphs at the price of a few more crossings.
            let isHuge = canonical.graph.edges.count > 900
            graphviz_set(root, "nslimit", isHuge ? "1" : "2")
            graphviz_set(root, "nslimit1", isHuge ? "1" : "2")
            graphviz_set(root, "mclimit", isHuge ? "0.1" : "0.2")
        }
    }

    private mutating func addClusters(in parent: String?, parent graph: UnsafeMutablePointer<graphviz_graph_t>) {
        for (index, cluster) in canonical.graph.clusters.enumerated() where cluster.parent == parent {
            guard let subgraph = graphviz_subgraph(graph, "cluster_\(index)") else { continue }
            clusters[cluster.id] = subgraph
            addHeader(ClusterHeader(cluster), to: subgraph)
            addClusters(in: cluster.id, parent: subgraph)
        }
    }

    /// Reserves the header as a text whose size is known: Courier letters are 0.6 of the font size wide, lines 1.2 high.
    private func addHeader(_ header: ClusterHeader, to subgraph: UnsafeMutablePointer<graphviz_graph_t>) {
        let fontSize = ClusterHeader.height / 1.2
        let letters = Int((header.width / (fontSize * 0.6)).rounded(.up))
        graphviz_set(subgraph, "fontname", "Courier")
        graphviz_set(subgraph, "fontsize", decimal(fontSize))
        graphviz_set(subgraph, "label", String(repeating: "x", count: max(letters, 1)))
        graphviz_set(subgraph, "margin", decimal(ClusterHeader.margin))
    }

    private mutating func addNodes() {
        for node in canonical.graph.nodes {
            nodes[node.id] = addBox(NodeCard(node).size, cluster: node.cluster)
        }
        // Graphviz draws no box around nothing.
        let occupied = Set(canonical.graph.nodes.compactMap(\.cluster) + canonical.graph.clusters.compactMap(\.parent))
        for cluster in canonical.graph.clusters where !occupied.contains(cluster.id) {
            _ = addBox(Size(width: 60, height: 10), cluster: cluster.id)
        }
    }

    private func addBox(_ size: Size, cluster: String?) -> UnsafeMutablePointer<graphviz_node_t>? {
        let node = graphviz_node(cluster.flatMap { clusters[$0] } ?? root)
        graphviz_set(node, "shape", "box")
        graphviz_set(node, "label", "")
        graphviz_set(node, "fixedsize", "true")
        graphviz_set(node, "width", inches(size.width))
        graphviz_set(node, "height", inches(size.height))
        return node
    }

    /// The cluster that both ends stand in.
    private func commonCluster(_ edge: Edge) -> String? {
        let around = Set(canonical.ancestry(of: canonical.nodes[edge.to]?.cluster))
        return canonical.ancestry(of: canonical.nodes[edge.from]?.cluster).first { around.contains($0) }
    }

    private func add(_ layoutEdge: LayoutEdge) -> PlacedEdge {
        guard let first = nodes[layoutEdge.first], let second = nodes[layoutEdge.second] else {
            return PlacedEdge(edge: layoutEdge, lines: [], label: nil)
        }
        let ends = parts.ends(of: layoutEdge)
        guard layoutEdge.first != layoutEdge.second, let label = EdgeLabel(layoutEdge.edge),
            let box = addBox(label.size, cluster: commonCluster(layoutEdge.edge))
        else {
            return PlacedEdge(edge: layoutEdge, lines: [connect(first, second, ends.whole)], label: nil)
        }
        let lines = [connect(first, box, ends.front), connect(box, second, ends.back)]
        return PlacedEdge(edge: layoutEdge, lines: lines, label: box)
    }

    private func add(_ tie: RankFolding.Tie) {
        let edge = graphviz_edge(root, nodes[tie.first] ?? nil, nodes[tie.second] ?? nil)
        graphviz_set(edge, "style", "invis")
        graphviz_set(edge, "weight", "0")
        graphviz_set(edge, "minlen", "\(tie.length)")
    }

    private func connect(
        _ tail: UnsafeMutablePointer<graphviz_node_t>, _ head: UnsafeMutablePointer<graphviz_node_t>,
        _ attributes: [(String, String)]
    ) -> UnsafeMutablePointer<graphviz_edge_t>? {
        let edge = graphviz_edge(root, tail, head)
        for (name, value) in attributes {
            graphviz_set(edge, name, value)
        }
        return edge
    }

    private struct PlacedEdge {
        let edge: LayoutEdge
        let lines: [UnsafeMutablePointer<graphviz_edge_t>?]
        let label: UnsafeMutablePointer<graphviz_node_t>?
    }

    // MARK: - Reading back

    private func result(_ edges: [PlacedEdge]) throws(GraphRenderError) -> Layout {
        let reader = PositionReader(bounds: text(root, "bb"), isMirrored: isMirrored)
        var layout = Layout(size: reader.size, nodes: [:], clusters: [:], edges: [])
        for node in canonical.graph.nodes {
            let center = try reader.point(text(nodes[node.id], "pos"))
            layout.nodes[node.id] = Box(center: center, size: NodeCard(node).size)
        }
        for cluster in canonical.graph.clusters {
            layout.clusters[cluster.id] = try reader.box(text(clusters[cluster.id], "bb"))
        }
        for edge in edges {
            layout.edges.append(try path(of: edge, reader: reader))
        }
        return layout
    }

    private func path(of placed: PlacedEdge, reader: PositionReader) throws(GraphRenderError) -> EdgePath {
        var path = EdgePath(chains: [])
        for line in placed.lines {
            let part = try reader.path(text(line, "pos"))
            path.chains += part.chains
            path.tailTip = path.tailTip ?? part.tailTip
            path.headTip = part.headTip ?? path.headTip
        }
        if let label = EdgeLabel(placed.edge.edge) {
            path.label =
                placed.label == nil
                ? path.loopLabel(label.size, direction: canonical.graph.direction)
                : Box(center: try reader.point(text(placed.label, "pos")), size: label.size)
        }
        return placed.edge.isReversed ? path.reversed : path
    }

    private func text(_ object: UnsafeMutableRawPointer?, _ name: String) -> String {
        guard let object, let value = graphviz_get(object, name) else { return "" }
        return String(cString: value)
    }
}
