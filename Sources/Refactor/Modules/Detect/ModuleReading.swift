extension ModuleGraph {
    /// The module graph of an app, from what its sources and its storyboards say.
    package static func read(
        files: [AppFile], interfaces: [InterfaceFile], workers: some Workers = SingleWorker()
    ) -> ModuleGraph {
        read(AppFacts(files: files, interfaces: interfaces, workers: workers), workers: workers)
    }

    /// The module graph of an app, from all that is known of it.
    package static func read(_ facts: AppFacts, workers: some Workers) -> ModuleGraph {
        var map = ModuleMap(facts, by: workers)
        let carriers = map.modules.values.flatMap { ($0.roles[.builder] ?? []) + ($0.roles[.router] ?? []) }
        let knowledge = Assignments.knowledge(of: facts, carriers: Set(carriers), by: workers)
        var found = EdgeFinder.edges(of: map, knowledge, by: workers)
        let segues = SegueUse(map: map, open: found.openSegues)
        let lost = segues.lost(found.lostSegues)
        found.findings += lost.findings
        found.unknown += lost.edges
        let (services, others) = workers.both(
            { [map, found] in ServiceFinder.find(map, knowledge, asked: found.asked) },
            { [map, found] in ties(map, knowledge, found) })
        var edges = settled(found.edges + others)
        let programs = SidePrograms(facts)
        edges += programs.edges(map)
        map = map.without(unconnected(map, edges + found.unknown))
        edges += plainest(services.edges.filter { map.modules[$0.from] != nil })
        if edges.contains(where: { $0.from == ModuleMap.app || $0.to == ModuleMap.app }) {
            map = map.with(app: appModule(map, facts, composers: found.composers))
        }
        let used = Set(edges.filter { $0.kind == .service }.map(\.to))
        let (holds, unmet) = workers.both(
            { [map] in
                (inner: HeldReferenceFinder.holds(map, knowledge), between: HeldReferenceFinder.links(map, knowledge))
            },
            { [map] in UnmetNeeds(map: map, knowledge: knowledge).findings + segues.findings })
        var graph = ModuleGraph(
            modules: map.modules.keys.sorted().compactMap { map.modules[$0] },
            services: services.services.filter { used.contains($0.name) }, edges: unique(edges, programs),
            holds: holds.inner)
        let defects = GraphDefects(graph: graph, map: map, links: holds.between, kept: found.kept)
        graph.findings = defects.sorted(
            found.findings + defects.findings + unmet
                + RouteUse.findings(found.routes, map, knowledge, by: workers))
        graph.add(unknown: found.unknown)
        graph.nameServicesApart()
        graph.notes = notes(about: map) + lost.notes
        graph.countLines(map)
        graph.tellEnds(map)
        return programs.split(graph, facts)
    }

    /// Says what each edge goes through, and which type it leads to where the module has but one that shows it.
    private mutating func tellEnds(_ map: ModuleMap) {
        for index in edges.indices {
            let edge = edges[index]
            edges[index].viaKind = Self.viaKind(of: edge, map)
            guard edge.toType.isEmpty, edge.kind == .route || edge.kind == .child,
                let views = map.modules[edge.to]?.roles[.view], views.count == 1
            else { continue }
            edges[index].toType = views[0]
        }
    }

    private static func viaKind(of edge: ModuleEdge, _ map: ModuleMap) -> ModuleEdge.ViaKind? {
        if edge.via.isEmpty { return nil }
        if map.facts.isProtocol(edge.via) { return .protocol }
        if let role = map.role(of: edge.via) { return role == .view || edge.via == edge.toType ? .type : .factory }
        if map.facts.keyword(of: edge.via) == .enum { return .key }
        if map.facts.keyword(of: edge.via) != nil { return edge.via == edge.toType ? .type : .factory }
        let isDrawn = edge.evidence.contains(".storyboard:") || edge.evidence.contains(".xib:")
        return edge.label == "segue" || isDrawn ? .segue : .key
    }

    /// Counts the lines of each module's types and helpers.
    private mutating func countLines(_ map: ModuleMap) {
        var counts: [String: Int] = [:]
        func count(_ type: String, of module: String) {
            counts[module, default: 0] += map.facts.types[type]?.lineCount ?? 0
        }
        for (helper, module) in map.helpers where !helper.utf8.contains(UInt8(ascii: ".")) { count(helper, of: module) }
        for index in modules.indices {
            for type in Set(modules[index].roles.values.flatMap { $0 }) { count(type, of: modules[index].name) }
            modules[index].lines = counts[modules[index].name] ?? 0
        }
    }

    /// Says what is not drawn.
    private static func notes(about map: ModuleMap) -> [String] {
        let views = map.facts.names.count { UIKinds.isSwiftUIView($0, map.facts) && !map.isMember($0) }
        if views == 0 { return [] }
        return ["\(views) SwiftUI \(views == 1 ? "view is" : "views are") not drawn."]
    }

    /// A service that is called like a module gets a name of its own.
    private mutating func nameServicesApart() {
        let names = Set(modules.map(\.name))
        var taken = names.union(services.map(\.name))
        for index in services.indices where names.contains(services[index].name) {
            let old = services[index].name
            var name = old + " service"
            while !taken.insert(name).inserted { name += "s" }
            services[index].name = name
            for edge in edges.indices where edges[edge].kind == .service && edges[edge].to == old {
                edges[edge].to = name
            }
        }
    }

    /// Returns the ties between modules that do not lead to each other: adapters, and reports to those who lead to
    /// them.
    private static func ties(_ map: ModuleMap, _ knowledge: WireKnowledge, _ found: FoundEdges) -> [ModuleEdge] {
        let adapters = AdapterFinder(map: map, resolver: WireResolver(knowledge), asked: found.asked).edges
        return adapters + OutputFinder(map, knowledge, edges: found.edges + adapters).edges
    }

    /// Adds the targets that cannot be found as such: modules of which nothing is known but the name.
    private mutating func add(unknown: [ModuleEdge]) {
        let known = Set(modules.map(\.name))
        let edges = Self.unique(unknown.filter { known.contains($0.from) && !known.contains($0.to) })
        for name in Set(edges.map(\.to)).sorted() { modules.append(AppModule(name: name, style: "unresolved")) }
        self.edges += edges
        modules.sort { $0.name < $1.name }
    }

    /// Without what says less about two modules than another edge between them does.
    private static func settled(_ edges: [ModuleEdge]) -> [ModuleEdge] {
        func pairs(_ isMeant: (ModuleEdge) -> Bool) -> Set<String> {
            Set(edges.filter(isMeant).map { $0.from + ">" + $0.to })
        }
        // NavigationCall the view of a child is a part of attaching it.
        let attached = pairs { $0.kind == .child && $0.label == "attach" }
        let plain = pairs { $0.kind == .route && !vagueLabels.contains($0.label) }
        let reached = Set(edges.filter { $0.kind == .child || $0.kind == .route }.map(\.to))
        return edges.filter { edge in
            let pair = edge.from + ">" + edge.to
            switch edge.kind {
            case .route: return !attached.contains(pair) && !(vagueLabels.contains(edge.label) && plain.contains(pair))
            case .builds: return !reached.contains(edge.to)
            // What is attached shows itself in its parent.
            case .child: return edge.label != "embed" || !attached.contains(pair)
            case .service, .adapter, .output, .uses: return true
            }
        }
    }

    /// Labels that name no way of showing.
    private static let vagueLabels = WireVocabulary.all.prepared.union([
        "go", "launch", "navigate", "open", "perform", "replace", "route", "start", "switch", "transition",
    ])

    /// A module uses a service once: that it is injected somewhere says more than that it is a singleton elsewhere.
    private static func plainest(_ edges: [ModuleEdge]) -> [ModuleEdge] {
        var best: [String: ModuleEdge] = [:]
        func rank(_ edge: ModuleEdge) -> Int { serviceLabels.firstIndex(of: edge.label) ?? serviceLabels.count }
        for edge in edges {
            let pair = edge.from + ">" + edge.to
            if let known = best[pair], (rank(known), known.evidence) <= (rank(edge), edge.evidence) { continue }
            best[pair] = edge
        }
        return best.keys.sorted().compactMap { best[$0] }
    }

    /// Ways of getting at a service, the most telling first.
    private static let serviceLabels = ["injected", "created", "singleton", "static", "route"]

    /// Small controllers by themselves that no storyboard names and nothing leads to or from, if there are others.
    private static func unconnected(_ map: ModuleMap, _ edges: [ModuleEdge]) -> Set<String> {
        let connected = Set(edges.flatMap { [$0.from, $0.to] })
        let alone = map.modules.values.filter { module in
            let isFlow = module.roles.count == 1 && module.roles[.router] != nil
            return (module.style == "mvc" || isFlow) && !connected.contains(module.name)
                && module.controllerLines < 300
                && (module.roles[.view] ?? []).allSatisfy { map.facts.interfaces.places(ofClass: $0).isEmpty }
        }
        return alone.count == map.modules.count ? [] : Set(alone.map(\.name))
    }

    /// The app itself: what the system starts with, and what composes modules without being part of one.
    private static func appModule(_ map: ModuleMap, _ facts: AppFacts, composers: Set<String>) -> AppModule {
        let delegates = facts.names.filter { map.isOfApp($0) && facts.types[$0]?.keyword != .addition }
        let scopes = facts.names.filter { isScopeOfApp($0, map) }
        let place = (delegates + composers.sorted() + scopes).first.flatMap { facts.types[$0] }
        var module = AppModule(name: ModuleMap.app, style: "other", file: place?.file ?? "", line: place?.line ?? 0)
        for name in scopes { module.roles[.builder, default: []].append(name) }
        let routers = facts.names.filter { isRouterOfApp($0, map) }
        let others = Set(delegates).union(composers).union(routers).subtracting(scopes)
        for name in others.sorted() where facts.types[name]?.keyword != .addition {
            module.roles[roleInApp(name, map), default: []].append(name)
        }
        return module
    }

    /// `RootWireframe`: a router that belongs to no module and that no module inherits.
    private static func isRouterOfApp(_ name: String, _ map: ModuleMap) -> Bool {
        guard let type = map.facts.types[name], type.keyword == .class, !type.isGeneric, !type.methods.isEmpty,
            !map.isMember(name), map.registrations.services[name] == nil,
            (map.module(of: name) ?? ModuleMap.app) == ModuleMap.app
        else { return false }
        let isNamed = ["Router", "Wireframe"].contains(where: RoleNames.withoutImplementation(name).hasSuffix)
        return isNamed && roleInApp(name, map) == .router && map.facts.implementers(of: name).isEmpty
    }

    private static func roleInApp(_ name: String, _ map: ModuleMap) -> ModuleRole {
        // The name may be nothing but the role: `Router` behind the letters of the app.
        let role = RoleNames.split("App" + map.roles.plain(name))?.role
        if ["CompositionRoot", "Container", "Dependencies"].contains(where: name.hasSuffix) { return .builder }
        return role == .router || role == .builder ? role ?? .other : .other
    }

    /// `AppComponent`: what holds the things that the whole app shares.
    private static func isScopeOfApp(_ name: String, _ map: ModuleMap) -> Bool {
        guard !map.isMember(name), let reading = map.roles.reading(of: name) else { return false }
        return ["App", "Application"].contains(reading.stem) && name.hasSuffix("Component") && reading.role == .other
    }

    /// Each edge once; what several programs do alike, each of them does.
    private static func unique(_ edges: [ModuleEdge], _ programs: SidePrograms? = nil) -> [ModuleEdge] {
        var seen: Set<String> = []
        let sorted = edges.sorted { left, right in
            (left.from, left.to, left.kind.rawValue, left.label, left.evidence)
                < (right.from, right.to, right.kind.rawValue, right.label, right.evidence)
        }
        return sorted.filter { edge in
            let program = edge.from == ModuleMap.app ? programs?.name(of: edge.evidence) ?? "" : ""
            return seen.insert("\(edge.from)>\(edge.to) \(edge.kind) \(edge.label) \(program)").inserted
        }
    }
}
