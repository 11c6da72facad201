extension GraphExcerpt {
    /// Folds the modules of a folder into one node, a node for each target or feature: the largest are opened as far as
    /// there is room. Nil where folders do not tell modules apart.
    func foldingGroups(to limit: Int) -> GraphExcerpt? {
        var partition = FolderPartition(
            graph.modules.filter { !$0.isProgram && !focus.contains($0.name) && $0.file.contains("/") }
                .map { ($0.name, $0.file) })
        let others = nodeCount - partition.count
        partition.open(to: limit - others)
        guard partition.groups.count >= Self.leastGroups else { return nil }
        let names = partition.names(besides: Set(graph.names).union(reserved))
        var folded: [String: String] = [:]
        for (path, members) in partition.groups where members.count > 1 {
            for member in members { folded[member] = names[path] }
        }
        let excerpt = folding(folded)
        return excerpt.nodeCount <= limit ? excerpt : nil
    }

    private static let leastGroups = 6
}
