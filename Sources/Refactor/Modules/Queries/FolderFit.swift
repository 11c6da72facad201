extension GraphExcerpt {
    /// Folds folders into those around them, the deepest first, until there are at most so many.
    func foldingFolders(to limit: Int) -> GraphExcerpt {
        var excerpt = self
        func depth(_ name: String) -> Int { name.split(separator: "/").count }
        while excerpt.nodeCount > limit {
            let names = excerpt.graph.modules.map(\.name).filter { !focus.contains($0) }
            guard let deepest = names.map(depth).max(), deepest > 1 else { break }
            let folded = names.filter { depth($0) == deepest }.map { name in
                (name, name.split(separator: "/").dropLast().joined(separator: "/"))
            }
            excerpt = excerpt.folding(Dictionary(uniqueKeysWithValues: folded))
        }
        return excerpt
    }

    /// Puts many folders that stand together in one, which has no sources of its own, into one node.
    package func withShelvesOfFolders() -> GraphExcerpt {
        let names = graph.modules.map(\.name)
        let families = Dictionary(grouping: names) { $0.split(separator: "/").dropLast().joined(separator: "/") }
        var folded: [String: String] = [:]
        for (parent, members) in families where members.count >= Self.shelf && !names.contains(parent) {
            let isDeep = FolderNames.target(of: parent) != parent && !parent.isEmpty
            guard isDeep, focus.isDisjoint(with: members) else { continue }
            for member in members { folded[member] = parent }
        }
        var excerpt = folding(folded)
        let nodes = Set(folded.values).count
        if nodes > 0 {
            excerpt.remarks.append("\(amount(folded.count, "folder")) stand together in \(amount(nodes, "node")).")
        }
        return excerpt
    }

    /// From how many folders on one node stands for them.
    private static let shelf = 6
}
