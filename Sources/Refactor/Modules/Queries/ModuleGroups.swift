/// The modules of a graph by target, package or feature folder, with the numbers of each group.
package struct ModuleGroups {
    package struct Group: Sendable, Equatable {
        /// The end of its folder's path, unlike those of all others.
        package let name: String
        /// The folder, relative to the one that was read.
        package let folder: String
        /// The names of its modules, sorted.
        package let modules: [String]
    }

    /// Sorted by name; none where folders do not tell modules apart.
    package let groups: [Group]
    package let figures: ModuleFigures

    /// About a third as many groups as modules, at most forty.
    package init(_ graph: ModuleGraph) {
        let modules = graph.modules.filter {
            !$0.isProgram && $0.file.contains("/") && $0.style != GraphExcerpt.groupStyle
        }
        var partition = FolderPartition(modules.map { ($0.name, $0.file) })
        partition.open(to: min(40, max(2, modules.count / 3)))
        let names = partition.names(besides: Set(graph.names))
        guard partition.groups.count > 1, !graph.isOfFolders else {
            (groups, figures) = ([], ModuleFigures(ModuleGraph()))
            return
        }
        var folded: [String: String] = [:]
        var groups: [Group] = []
        for (path, members) in partition.groups {
            let name = names[path] ?? path
            for member in members { folded[member] = name }
            groups.append(Group(name: name, folder: path, modules: members.sorted()))
        }
        self.groups = groups.sorted { $0.name < $1.name }
        figures = ModuleFigures(GraphExcerpt(graph).folding(folded).graph, lines: ModuleFigures(graph), folded: folded)
    }
}
