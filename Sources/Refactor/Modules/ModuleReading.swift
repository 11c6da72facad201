extension ModuleGraph {
    /// The module graph of an app, from what its sources and its storyboards say.
    package static func read(files: [AppFile], interfaces: [InterfaceFile]) -> ModuleGraph {
        let facts = AppFacts(files: files, interfaces: interfaces)
        var map = ModuleMap(facts)
        let carriers = map.modules.values.flatMap { ($0.roles[.builder] ?? []) + ($0.roles[.router] ?? []) }
        let resolver = Assignments.resolver(for: facts, carriers: Set(carriers))
        var finder = EdgeFinder(map, resolver)
        finder.find()
        var services = ServiceFinder(map, resolver, asked: finder.asked)
        services.find()
        var edges = finder.edges
        edges += AdapterFinder(map: map, asked: finder.asked).edges
        edges += OutputFinder(map, resolver, edges: edges).edges
        edges = settled(edges)
        map.remove(unconnected(map, edges))
        edges += plainest(services.edges.filter { map.modules[$0.from] != nil })
        if edges.contains(where: { $0.from == ModuleMap.app || $0.to == ModuleMap.app }) {
            map.addAppModule(appModule(map, facts, composers: finder.composers))
        }
        let used = Set(edges.filter { $0.kind == .service }.map(\.to))
        var graph = ModuleGraph(
            modules: map.modules.keys.sorted().compactMap { map.modules[$0] },
            services: services.services.filter { used.contains($0.name) }, edges: unique(edges),
            holds: HoldFinder.holds(map, resolver))
        let defects = GraphDefects(graph: graph, map: map)
        graph.findings = defects.sorted(finder.findings + defects.findings + defects.unused(finder.routes))
        return graph
    }

    /// Without what says less about two modules than another edge between them does.
    private static func settled(_ edges: [ModuleEdge]) -> [ModuleEdge] {
        func pairs(_ isMeant: (ModuleEdge) -> Bool) -> Set<String> {
            Set(edges.filter(isMeant).map { $0.from + ">" + $0.to })
        }
        // Showing the view of a child is a part of attaching it.
        let attached = pairs { $0.kind == .child && $0.label == "attach" }
        let plain = pairs { $0.kind == .route && !vagueLabels.contains($0.label) }
        let reached = Set(edges.filter { $0.kind == .child || $0.kind == .route }.map(\.to))
        return edges.filter { edge in
            let pair = edge.from + ">" + edge.to
            switch edge.kind {
            case .route: return !attached.contains(pair) && !(vagueLabels.contains(edge.label) && plain.contains(pair))
            case .builds: return !reached.contains(edge.to)
            case .child, .service, .adapter, .output: return true
            }
        }
    }

    /// Labels that name no way of showing.
    private static let vagueLabels: Set<String> = [
        "go", "launch", "navigate", "open", "perform", "replace", "route", "start", "switch", "transition",
    ]

    /// A service that is injected somewhere in a module needs not be told to be a singleton elsewhere in it.
    private static func plainest(_ edges: [ModuleEdge]) -> [ModuleEdge] {
        let injected = Set(edges.filter { $0.label == "injected" }.map { $0.from + ">" + $0.to })
        return edges.filter { $0.label == "injected" || !injected.contains($0.from + ">" + $0.to) }
    }

    /// Controllers by themselves that no storyboard names and nothing leads to or from.
    private static func unconnected(_ map: ModuleMap, _ edges: [ModuleEdge]) -> Set<String> {
        let connected = Set(edges.flatMap { [$0.from, $0.to] })
        return Set(
            map.modules.values.filter { module in
                module.style == "mvc" && !connected.contains(module.name)
                    && (module.roles[.view] ?? []).allSatisfy { map.facts.interfaces.places(ofClass: $0).isEmpty }
            }.map(\.name))
    }

    /// The app itself: what the system starts with, and what composes modules without being part of one.
    private static func appModule(_ map: ModuleMap, _ facts: AppFacts, composers: Set<String>) -> AppModule {
        let delegates = facts.names.filter { map.isOfApp($0) && facts.types[$0]?.keyword != .addition }
        let place = (delegates + composers.sorted()).first.flatMap { facts.types[$0] }
        var module = AppModule(name: ModuleMap.app, style: "other", file: place?.file ?? "", line: place?.line ?? 0)
        for name in Set(delegates).union(composers).sorted() where facts.types[name]?.keyword != .addition {
            let role = RoleNames.split(map.roles.plain(name))?.role
            module.roles[role == .router || role == .builder ? role ?? .other : .other, default: []].append(name)
        }
        return module
    }

    private static func unique(_ edges: [ModuleEdge]) -> [ModuleEdge] {
        var seen: Set<String> = []
        let sorted = edges.sorted { left, right in
            (left.from, left.to, left.kind.rawValue, left.label, left.evidence)
                < (right.from, right.to, right.kind.rawValue, right.label, right.evidence)
        }
        return sorted.filter { seen.insert("\($0.from)>\($0.to) \($0.kind) \($0.label)").inserted }
    }
}
