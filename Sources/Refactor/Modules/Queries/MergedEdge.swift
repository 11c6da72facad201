/// All edges of one kind that lead from one module to another, as one line of a picture.
package struct MergedEdge: Sendable, Equatable {
    package let from: String
    package let to: String
    package let kind: ModuleEdge.Kind
    /// The edges in the order of the graph; at least one.
    package let edges: [ModuleEdge]

    /// The labels of the edges: each once, with how often it occurs; at most three.
    package var label: String {
        var counts: [String: Int] = [:]
        for edge in edges where !edge.label.isEmpty { counts[edge.label, default: 0] += 1 }
        let words = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { word, count in
            count == 1 ? word : "\(word) ×\(count)"
        }
        let shown = words.count > 3 ? Array(words.prefix(2)) + ["+\(words.count - 2)"] : words
        return shown.joined(separator: ", ")
    }

    /// A line for each edge: what it does, through what, and where the code says so.
    package var details: [String] {
        edges.map { edge in
            let words =
                [edge.label.isEmpty ? edge.kind.rawValue : edge.label] + (edge.via.isEmpty ? [] : ["via \(edge.via)"])
            return words.joined(separator: " ") + (edge.evidence.isEmpty ? "" : " (\(edge.evidence))")
        }
    }
}

extension ModuleGraph {
    /// The edges, those of one kind between the same two together, sorted.
    package var mergedEdges: [MergedEdge] {
        let groups = Dictionary(grouping: edges) { [$0.from, $0.to, "\($0.kind.rank)"] }
        return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, edges in
            edges.first.map { MergedEdge(from: $0.from, to: $0.to, kind: $0.kind, edges: edges) }
        }
    }
}
