extension GraphExcerpt {
    /// The modules of a part with what is a step away from them; the latter is folded as a map of the whole folds it.
    ///
    /// No edge leads from one neighbour to another: the picture is about the part.
    package func opening(_ members: Set<String>, named name: String, on map: GraphExcerpt) -> GraphExcerpt {
        var near = members
        for edge in graph.edges {
            if members.contains(edge.from) { near.insert(edge.to) }
            if members.contains(edge.to) { near.insert(edge.from) }
        }
        var excerpt = keeping(near)
        excerpt.graph.edges.removeAll { !members.contains($0.from) && !members.contains($0.to) }
        var folded: [String: String] = [:]
        for (target, inside) in map.groups where !members.contains(target) {
            let outside = inside.filter { near.contains($0) && !members.contains($0) }
            if outside.count > 1 || outside.first == target { for module in outside { folded[module] = target } }
        }
        excerpt = excerpt.folding(folded)
        excerpt.part = Part(name: name, modules: members)
        excerpt.focus = []
        let left = graph.modules.count { !near.contains($0.name) }
        excerpt.remarks =
            left == 0
            ? []
            : ["Left out: \(amount(left, "module")) that \(left == 1 ? "has" : "have") nothing to do with \(name)."]
        return excerpt
    }

    /// The part of a graph that an excerpt opens.
    package struct Part: Sendable, Equatable {
        package let name: String
        package let modules: Set<String>
    }

    /// Returns true if a module of the excerpt belongs to the part that it opens, or stands for such ones.
    package func isOfPart(_ module: String) -> Bool {
        guard let part else { return false }
        return (groups[module] ?? [module]).allSatisfy(part.modules.contains)
    }
}

extension ModuleGraph {
    /// The modules below a folder that is called so: by its whole path, or by the end of it.
    package func modules(inGroup name: String) -> Set<String> {
        let wanted = name.split(separator: "/").map(String.init)
        guard !wanted.isEmpty else { return [] }
        return Set(modules.filter { Self.stands($0.file, below: wanted) }.map(\.name))
    }

    private static func stands(_ file: String, below wanted: [String]) -> Bool {
        let folders = file.split(separator: "/").dropLast().map(String.init)
        guard folders.count >= wanted.count else { return false }
        return (0...(folders.count - wanted.count)).contains { Array(folders[$0..<($0 + wanted.count)]) == wanted }
    }

    /// The names of all folders that modules stand below, sorted.
    package var groupNames: [String] {
        Set(modules.flatMap { $0.file.split(separator: "/").dropLast().map(String.init) }).sorted()
    }
}
