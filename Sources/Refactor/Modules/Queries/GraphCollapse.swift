extension GraphExcerpt {
    /// Folds the modules that a pattern means into one node.
    ///
    /// A pattern without a slash means modules by name, or a folder on the way to their file; they become one node. A
    /// pattern with slashes means folders, and each folder becomes a node: `Features/*` gives one for each feature.
    package func collapsed(matching pattern: String) -> GraphExcerpt {
        let matcher = PathPattern(pattern)
        let depth = pattern.split(separator: "/").count
        // A service of that name keeps it.
        let taken = Set(graph.services.map(\.name))
        var folded: [String: String] = [:]
        for module in graph.modules where !focus.contains(module.name) {
            if !pattern.contains("/") {
                let folders = module.file.split(separator: "/").dropLast().joined(separator: "/")
                if matcher.matches(module.name) || matcher.matches(folders) { folded[module.name] = pattern }
            } else if matcher.matches(module.file) {
                folded[module.name] = module.file.split(separator: "/").prefix(depth).joined(separator: "/")
            }
        }
        return folding(folded.mapValues { taken.contains($0) ? "\($0) (modules)" : $0 })
    }

    /// Folds modules into others, or into new ones: `names` says for each folded module where it goes.
    package func folding(_ names: [String: String]) -> GraphExcerpt {
        guard !names.isEmpty else { return self }
        var excerpt = self
        var members: [String: [String]] = [:]
        for module in graph.modules {
            let target = names[module.name] ?? module.name
            members[target, default: []] += groups[module.name] ?? [module.name]
        }
        let known = Set(graph.modules.map(\.name))
        excerpt.graph.modules = graph.modules.filter { (names[$0.name] ?? $0.name) == $0.name }
        for target in Set(names.values).subtracting(known) {
            excerpt.graph.modules.append(AppModule(name: target, style: Self.groupStyle))
        }
        excerpt.graph.modules.sort { $0.name < $1.name }
        excerpt.groups = members.filter { $0.value != [$0.key] }.mapValues { $0.sorted() }
        excerpt.graph.edges = graph.edges.compactMap { edge in
            var edge = edge
            edge.from = names[edge.from] ?? edge.from
            edge.to = names[edge.to] ?? edge.to
            return edge.from == edge.to ? nil : edge
        }
        var lines: [String: Set<String>] = [:]
        for (module, services) in inlined { lines[names[module] ?? module, default: []].formUnion(services) }
        excerpt.inlined = lines.mapValues { $0.sorted() }
        return excerpt
    }

    /// The style of a node that stands for several modules.
    package static let groupStyle = "group"
}
