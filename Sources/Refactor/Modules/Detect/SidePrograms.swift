/// The programs that an app consists of beside itself: extensions, widgets, watch and TV apps, by their folders.
struct SidePrograms {
    /// The names by the folders, which do not stand in each other.
    private let names: [[String]: String]
    /// The folder of the app itself; empty where it has none of its own.
    private let main: [String]
    /// The controllers that the system shows in a program by itself: those of extensions.
    private let principals: [String]

    init(_ facts: AppFacts) {
        let all = facts.names.compactMap { Starter($0, facts) }
        // A delegate that only inherits another one is a part of its program.
        let names = Set(all.map(\.name))
        let starters = all.filter { facts.ancestors(of: $0.name).intersection(names).count < 2 } + Self.drawn(facts)
        principals = starters.filter { $0.isExtension && UIKinds.isController($0.name, facts) }.map(\.name)
        let folders = Self.folders(of: starters, facts)
        let main = Self.main(of: folders, starters, facts)
        var found: [[String]: String] = [:]
        for folder in folders where folder != main && !main.starts(with: folder) && !folder.isEmpty {
            found[folder] = folder.last { !Self.plain.contains($0.lowercased()) } ?? folder.last
        }
        self.names = found
        self.main = main
    }

    /// Folders that tell nothing about the program in them.
    private static let plain: Set<String> = [
        "app", "appdelegate", "application", "appstart", "sample", "source", "sources",
    ]

    /// The controllers that storyboards of extensions begin with.
    private static func drawn(_ facts: AppFacts) -> [Starter] {
        facts.interfaces.files.filter { $0.name == "MainInterface" }.flatMap { file in
            facts.interfaces.initialClasses(ofStoryboard: file.name, at: file.path).compactMap { facts.known($0) }
                .map {
                    Starter(name: $0, folder: TargetFolders.folders(of: file.path).filter { !$0.hasSuffix(".lproj") })
                }
        }
    }

    /// A type that the system starts a program with.
    private struct Starter {
        let name: String
        let folder: [String]
        /// A part of another program, such as a widget, and no app.
        let isExtension: Bool

        init(name: String, folder: [String]) {
            (self.name, self.folder, isExtension) = (name, folder, true)
        }

        init?(_ name: String, _ facts: AppFacts) {
            guard let type = facts.types[name], type.keyword == .class || type.keyword == .struct,
                !UIKinds.isSwiftUIView(name, facts)
            else { return nil }
            let bases = facts.ancestors(of: name).filter { facts.isForeign($0) }
            let starts = !bases.isDisjoint(with: SidePrograms.apps)
            guard starts || !bases.isDisjoint(with: SidePrograms.extensions) else { return nil }
            self.name = name
            folder = TargetFolders.folders(of: type.file)
            isExtension = !starts
        }
    }

    private static let apps: Set<String> = [
        "App", "NSApplicationDelegate", "UIApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
    ]

    /// The bases and protocols of what extensions begin with.
    static let extensions: Set<String> = [
        "ASCredentialProviderViewController", "CXCallDirectoryProvider", "ILMessageFilterExtension", "INExtension",
        "INUIHostedViewControlling", "MSMessagesAppViewController", "NCWidgetProviding", "NEPacketTunnelProvider",
        "NSExtensionRequestHandling", "NSFileProviderExtension", "NSFileProviderReplicatedExtension",
        "SFSafariExtensionHandler", "SLComposeServiceViewController", "TVTopShelfContentProvider", "TVTopShelfProvider",
        "UIInputViewController", "UNNotificationContentExtension", "UNNotificationServiceExtension", "Widget",
        "WidgetBundle",
    ]

    // MARK: - Folders

    /// The folder of each program: of an app its target's, of an extension the highest without a starter of another.
    private static func folders(of starters: [Starter], _ facts: AppFacts) -> [[String]] {
        let apps = Set(starters.filter { !$0.isExtension }.map { facts.targets.target(of: $0.folder) })
        var found = apps
        for starter in starters where starter.isExtension {
            if let side = starter.folder.firstIndex(where: TargetFolders.isSide) {
                found.insert(Array(starter.folder.prefix(side + 1)))
                continue
            }
            var folder = starter.folder
            while folder.count > 1 {
                let outer = Array(folder.dropLast())
                if starters.contains(where: { $0.folder.starts(with: outer) && !$0.folder.starts(with: folder) }) {
                    break
                }
                folder = outer
            }
            // A widget among the sources of the app is a part of it.
            if !starters.contains(where: { !$0.isExtension && $0.folder.starts(with: folder) }) { found.insert(folder) }
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The folder of the app itself.
    private static func main(of folders: [[String]], _ starters: [Starter], _ facts: AppFacts) -> [String] {
        let apps = folders.filter { folder in starters.contains { !$0.isExtension && $0.folder.starts(with: folder) } }
        let candidates = apps.isEmpty ? [] : apps
        return candidates.max { left, right in
            facts.targets.isBefore((right, 0), (left, 0))
        } ?? []
    }

    /// The name of the program that a file belongs to; nil for the app itself.
    func name(of place: String) -> String? {
        if names.isEmpty { return nil }
        let folder = TargetFolders.folders(of: place)
        for count in stride(from: folder.count, to: 0, by: -1) {
            if let name = names[Array(folder.prefix(count))] { return name }
        }
        return nil
    }

    /// Returns true if two files belong to different programs; what several programs share belongs to none.
    func areApart(_ first: String, _ second: String) -> Bool {
        guard !names.isEmpty, !main.isEmpty, let one = owner(of: first), let other = owner(of: second) else {
            return false
        }
        return one != other
    }

    private func owner(of place: String) -> String? {
        name(of: place) ?? (TargetFolders.folders(of: place).starts(with: main) ? ModuleMap.app : nil)
    }

    // MARK: - The graph

    /// The system shows the controllers of extensions.
    func edges(_ map: ModuleMap) -> [ModuleEdge] {
        principals.flatMap { name in
            map.destinations([name]).map { module in
                var edge = ModuleEdge(
                    from: ModuleMap.app, to: module, kind: .route, label: "root", via: "",
                    evidence: map.facts.place(of: name))
                edge.toType = name
                return edge
            }
        }
    }

    /// Gives each program a module of its own with what the app's was said to do in its folder.
    func split(_ graph: ModuleGraph, _ facts: AppFacts) -> ModuleGraph {
        guard !names.isEmpty, let app = graph.modules.firstIndex(where: { $0.name == ModuleMap.app }) else {
            return graph
        }
        var graph = graph
        let taken = Set(graph.names)
        var programs: [String: AppModule] = [:]
        func program(_ place: String) -> String? {
            guard let name = name(of: place) else { return nil }
            let free = taken.contains(name) ? name + " app" : name
            if programs[free] == nil { programs[free] = AppModule(name: free, style: AppModule.programStyle) }
            return free
        }
        for (role, types) in graph.modules[app].roles {
            for type in types {
                guard let declared = facts.types[type], let name = program(declared.file) else { continue }
                graph.modules[app].roles[role]?.removeAll { $0 == type }
                programs[name]?.roles[role, default: []].append(type)
            }
        }
        graph.modules[app].roles = graph.modules[app].roles.filter { !$0.value.isEmpty }
        for index in graph.edges.indices {
            let edge = graph.edges[index]
            if edge.from == ModuleMap.app, let name = program(edge.evidence) { graph.edges[index].from = name }
            if edge.to == ModuleMap.app, let file = facts.types[edge.toType]?.file, let name = program(file) {
                graph.edges[index].to = name
            }
        }
        place(&graph, app, programs, facts)
        return graph
    }

    /// Says where each program is declared; the app goes if nothing is left of it.
    private func place(
        _ graph: inout ModuleGraph, _ app: Int, _ programs: [String: AppModule], _ facts: AppFacts
    ) {
        func placed(_ module: AppModule) -> AppModule {
            var module = module
            let first = module.roles.values.flatMap { $0 }.sorted().compactMap { facts.types[$0] }.first
            let edge = graph.edges.first { $0.from == module.name }?.evidence ?? ""
            module.file = first?.file ?? String(edge.prefix(upTo: edge.lastIndex(of: ":") ?? edge.endIndex))
            module.line = first?.line ?? 1
            return module
        }
        let isUsed = graph.edges.contains { $0.from == ModuleMap.app || $0.to == ModuleMap.app }
        if isUsed || !graph.modules[app].roles.isEmpty {
            if let type = facts.types[graph.modules[app].roles.values.flatMap { $0 }.min() ?? ""],
                name(of: graph.modules[app].file) != nil
            {
                (graph.modules[app].file, graph.modules[app].line) = (type.file, type.line)
            }
        } else {
            graph.modules.remove(at: app)
        }
        graph.modules += programs.keys.sorted().compactMap { programs[$0] }.map(placed)
        graph.modules.sort { $0.name < $1.name }
    }
}
