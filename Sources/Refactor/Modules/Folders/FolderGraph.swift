extension ModuleGraph {
    /// The folders of code without screens: a module for each, and an edge where its code names a type, or calls a
    /// function, that only the other declares.
    package static func folders(of files: [FolderFile]) -> ModuleGraph {
        let files = files.sorted { $0.path < $1.path }
        var modules: [String: AppModule] = [:]
        for file in files {
            let name = FolderNames.folder(of: file.path)
            if modules[name] == nil {
                modules[name] = AppModule(name: name, style: folderStyle, file: file.path, line: 1)
            }
        }
        var graph = ModuleGraph(modules: modules.keys.sorted().compactMap { modules[$0] })
        graph.edges = FolderUses(files).edges
        graph.findings = FolderOrder(graph).cycles
        return graph
    }

    /// The style of a module that is a folder of sources.
    package static let folderStyle = "folder"

    /// True if the modules are folders and no screens.
    package var isOfFolders: Bool { modules.contains { $0.style == Self.folderStyle } }
}

/// The uses between folders: which names types of which other, or calls its functions.
private struct FolderUses {
    private let files: [FolderFile]
    /// The folders that declare a type.
    private var homes: [String: Set<String>] = [:]
    /// The folders that declare a function.
    private var functionHomes: [String: Set<String>] = [:]
    /// The names that are called something else in a folder.
    private var hiddenFunctions: [String: Set<String>] = [:]
    /// The names that mean something else in a folder.
    private var hidden: [String: Set<String>] = [:]
    private var imported: Set<String> = []
    /// The targets that are one folder, by the name that imports give them.
    private var small: [String: String] = [:]

    init(_ files: [FolderFile]) {
        self.files = files
        for file in files {
            let folder = FolderNames.folder(of: file.path)
            for name in file.declared { homes[name, default: []].insert(folder) }
            hidden[folder, default: []].formUnion(file.hidden)
            for name in file.functions { functionHomes[name, default: []].insert(folder) }
            hiddenFunctions[folder, default: []].formUnion(file.hiddenFunctions)
            imported.formUnion(file.imports.keys)
        }
        let folders = Set(files.map { FolderNames.folder(of: $0.path) })
        for (target, members) in Dictionary(grouping: folders, by: FolderNames.target) where members == [target] {
            small[FolderNames.name(of: target)] = target
        }
    }

    private struct Found {
        var counts: [String: Int] = [:]
        var evidence: String
    }

    /// An edge for each two folders, sorted.
    var edges: [ModuleEdge] {
        let named = edgesOfNames
        let pairs = Set(named.map { [$0.from, $0.to] })
        let further = edgesOfImports.filter { !pairs.contains([$0.from, $0.to]) }
        return (named + further).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    /// The edges by names: how often types are named and functions called, the name that stands most, and the place of
    /// the first one.
    private var edgesOfNames: [ModuleEdge] {
        var found: [[String]: Found] = [:]
        for file in files {
            let folder = FolderNames.folder(of: file.path)
            let types = file.uses.map { ($0, home(of: $0.name, among: homes, in: file, hidden[folder])) }
            let functions = file.calls.map {
                ($0, home(of: $0.name, among: functionHomes, in: file, hiddenFunctions[folder]))
            }
            for (use, home) in types + functions {
                guard let home else { continue }
                found[[folder, home], default: Found(evidence: "\(file.path):\(use.line)")]
                    .counts[use.name, default: 0] += use.count
            }
        }
        return found.map { ends, found in
            let total = found.counts.values.reduce(0, +)
            let most = found.counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
            return ModuleEdge(
                from: ends[0], to: ends[1], kind: .uses, label: amount(total, "use"), via: most,
                evidence: found.evidence)
        }
    }

    /// The edges to what another language declares, such as a C library behind a header: it is not named by its type
    /// but imported.
    private var edgesOfImports: [ModuleEdge] {
        var seen: Set<[String]> = []
        return files.flatMap { file in
            file.imports.sorted { $0.key < $1.key }.compactMap { name, line in
                let folder = FolderNames.folder(of: file.path)
                guard let home = small[name], home != folder, seen.insert([folder, home]).inserted else { return nil }
                return ModuleEdge(
                    from: folder, to: home, kind: .uses, label: "import", via: name, evidence: "\(file.path):\(line)")
            }
        }
    }

    /// The only other folder that a name can mean: one of the same target, else one of a target that the file sees.
    private func home(
        of name: String, among homes: [String: Set<String>], in file: FolderFile, _ hidden: Set<String>?
    ) -> String? {
        let folder = FolderNames.folder(of: file.path)
        guard let homes = homes[name], !homes.contains(folder), hidden?.contains(name) != true else { return nil }
        let target = FolderNames.target(of: folder)
        let near = homes.filter { FolderNames.target(of: $0) == target }
        if !near.isEmpty { return near.count == 1 ? near.first : nil }
        let seen = homes.filter { isSeen(FolderNames.target(of: $0), by: file) }
        return seen.count == 1 ? seen.first : nil
    }

    /// A target that is imported somewhere is seen only by files that import it.
    private func isSeen(_ target: String, by file: FolderFile) -> Bool {
        let name = FolderNames.name(of: target)
        return !imported.contains(name) || file.imports[name] != nil
    }
}
