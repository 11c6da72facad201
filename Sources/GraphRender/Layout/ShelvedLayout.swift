/// Lays out a graph, with leaves on shelves where there are many.
package enum ShelvedLayout {
    /// The places of everything; boxes of shelves too, for the drawing.
    package static func layout(_ canonical: CanonicalGraph) throws(GraphRenderError) -> Layout {
        guard let shelves = Shelves(canonical) else { return try GraphvizLayout.layout(canonical) }
        let reduced = try CanonicalGraph(shelves.reduced)
        let layout = try GraphvizLayout.layout(reduced)
        return expanded(layout, of: reduced, shelves)
    }

    private static func expanded(_ layout: Layout, of reduced: CanonicalGraph, _ shelves: Shelves) -> Layout {
        var result = layout
        for shelf in shelves.shelves {
            guard let box = result.nodes.removeValue(forKey: shelf.id) else { continue }
            result.shelves.append(box)
            for place in shelf.places { result.nodes[place.id] = place.box.moved(box.x, box.y) }
        }
        var paths: [String: EdgePath] = [:]
        for (edge, path) in zip(reduced.graph.edges, layout.edges) {
            guard let id = edge.id else { continue }
            paths[id] = path
            if path.label != nil { paths[id]?.word = edge.word }
        }
        // Only the first edge of a line shows its words.
        result.edges = shelves.lines.map { id in
            let path = paths[id] ?? EdgePath(chains: [])
            paths[id]?.label = nil
            return path
        }
        return result
    }
}
