/// The places of all nodes, edges and clusters.
package struct Layout: Sendable, Equatable {
    package var size: Size
    package var nodes: [String: Box]
    package var clusters: [String: Box]
    /// In the order of the edges of the canonical graph.
    package var edges: [EdgePath]
    /// The boxes around leaves that hang on one node.
    package var shelves: [Box] = []

    package func moved(_ dx: Double, _ dy: Double) -> Layout {
        Layout(
            size: size,
            nodes: nodes.mapValues { $0.moved(dx, dy) },
            clusters: clusters.mapValues { $0.moved(dx, dy) },
            edges: edges.map { $0.moved(dx, dy) },
            shelves: shelves.map { $0.moved(dx, dy) }
        )
    }

    /// The same layout without the empty margin that Graphviz leaves around it.
    package var trimmed: Layout {
        let boxes = Array(nodes.values) + Array(clusters.values) + edges.compactMap(\.label)
        let curves = edges.flatMap(\.samples)
        let xs = boxes.flatMap { [$0.x, $0.right] } + curves.map(\.x)
        let ys = boxes.flatMap { [$0.y, $0.bottom] } + curves.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
        var layout = moved(-left, -top)
        layout.size = Size(width: right - left, height: bottom - top)
        return layout
    }

    /// Returns true if the routers of a picture from left to right stand above its spine.
    package func hasRoutersAbove(_ canonical: CanonicalGraph) -> Bool {
        guard canonical.graph.direction == .leftToRight, canonical.graph.nodes.count <= 60 else { return false }
        let routers = heights(of: [.router], in: canonical)
        let spine = heights(of: [.view, .presenter, .interactor], in: canonical)
        guard !routers.isEmpty, !spine.isEmpty else { return false }
        return routers.reduce(0, +) / Double(routers.count) < spine.reduce(0, +) / Double(spine.count)
    }

    private func heights(of kinds: [NodeKind], in canonical: CanonicalGraph) -> [Double] {
        canonical.graph.nodes.filter { kinds.contains($0.kind) }.compactMap { nodes[$0.id]?.center.y }
    }
}
