extension GraphExcerpt {
    /// The named modules or services, and what is at most some steps away from them, whichever way an edge leads.
    ///
    /// No step leads on from a service: two modules that log are no neighbours.
    package func focused(on names: [String], depth: Int) -> GraphExcerpt {
        let services = Set(graph.services.map(\.name))
        var neighbours: [String: [String]] = [:]
        for edge in graph.edges {
            neighbours[edge.from, default: []].append(edge.to)
            neighbours[edge.to, default: []].append(edge.from)
        }
        var kept = Set(names)
        var border = names
        for _ in 0..<max(depth, 0) {
            let starts = border.filter { !services.contains($0) || names.contains($0) }
            border = starts.flatMap { neighbours[$0] ?? [] }.filter { kept.insert($0).inserted }
        }
        return about(
            Set(names), keeping: kept, saying: "more than \(amount(depth, "step")) away from \(Self.listed(names))")
    }

    /// The named modules or services, and what is a step away from those that few others are tied to.
    ///
    /// What is around a hub says nothing about it: of those only the edges to each other stay.
    package func surrounding(_ names: [String]) -> GraphExcerpt {
        let wanted = Set(names)
        var neighbours: [String: Set<String>] = [:]
        for edge in graph.edges {
            neighbours[edge.from, default: []].insert(edge.to)
            neighbours[edge.to, default: []].insert(edge.from)
        }
        let near = names.flatMap { name -> [String] in
            let around = neighbours[name] ?? []
            return around.count <= Self.mostNeighbours ? Array(around) : []
        }
        var excerpt = keeping(wanted.union(near))
        excerpt.focus = wanted
        return excerpt
    }

    private static let mostNeighbours = 8

    /// The modules from which a module or service can be reached, and itself; reports back are no way there.
    package func reaching(_ name: String) -> GraphExcerpt {
        var sources: [String: [String]] = [:]
        for edge in graph.edges where edge.kind != .output { sources[edge.to, default: []].append(edge.from) }
        var kept: Set<String> = [name]
        var border = [name]
        while !border.isEmpty {
            border = border.flatMap { sources[$0] ?? [] }.filter { kept.insert($0).inserted }
        }
        return about([name], keeping: kept, saying: "from which nothing leads to \(name)")
    }

    private func about(_ names: Set<String>, keeping kept: Set<String>, saying reason: String) -> GraphExcerpt {
        let services = Set(graph.services.map(\.name))
        let hidden = graph.names.filter { !kept.contains($0) }
        var excerpt = keeping(kept)
        excerpt.focus = names
        let modules = hidden.count { !services.contains($0) }
        if modules > 0 { excerpt.remarks.append("Left out: \(amount(modules, "module")) \(reason).") }
        return excerpt
    }

    private static func listed(_ names: [String]) -> String { names.joined(separator: ", ") }
}
