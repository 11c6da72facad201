extension GraphExcerpt {
    /// The edges that a picture of folders needs: what a longer way says as well is left out.
    ///
    /// Edges that close a cycle stay, and those of a folder in focus. What an inner folder uses of one around it goes
    /// without saying where that leads to the inner one.
    package var essentialEdges: [MergedEdge] {
        var kept = graph.mergedEdges
        let inner = kept.filter { !isFixed($0) && $0.from.hasPrefix($0.to + "/") }
        kept.removeAll { inner.contains($0) }
        kept += inner.filter { !Self.leads(from: $0.to, to: $0.from, over: straight(kept)) }
        for edge in kept where !isFixed(edge) {
            let rest = kept.filter { $0 != edge }
            if Self.leads(from: edge.from, to: edge.to, over: straight(rest)) { kept = rest }
        }
        return kept
    }

    /// The edges that close no cycle.
    private func straight(_ edges: [MergedEdge]) -> [MergedEdge] { edges.filter { !closesCycle($0) } }

    private func isFixed(_ edge: MergedEdge) -> Bool {
        closesCycle(edge) || focus.contains(edge.from) || focus.contains(edge.to)
    }

    /// Returns true if a finding is about just this edge.
    package func closesCycle(_ edge: MergedEdge) -> Bool {
        graph.findings.contains { finding in
            finding.subjects.count == 2 && node(of: finding.subjects[0]) == edge.from
                && node(of: finding.subjects[1]) == edge.to
        }
    }

    /// The node that stands for a module, which may be folded.
    private func node(of module: String) -> String {
        groups.first { $0.value.contains(module) }?.key ?? module
    }

    private static func leads(from start: String, to end: String, over edges: [MergedEdge]) -> Bool {
        let next = Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) }
        var seen: Set<String> = [start]
        var open = [start]
        while let name = open.popLast() {
            if name == end { return true }
            open += (next[name] ?? []).filter { seen.insert($0).inserted }
        }
        return false
    }
}
