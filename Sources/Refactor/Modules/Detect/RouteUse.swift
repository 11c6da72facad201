/// Finds out which methods of routers are called.
struct RouteUse {
    let map: ModuleMap
    var resolver: WireResolver
    /// The methods of interest, by name.
    private let routes: [String: [RouteMethod]]
    private var called: Set<String> = []

    private var facts: AppFacts { map.facts }

    private init(_ map: ModuleMap, _ resolver: WireResolver, _ routes: [RouteMethod]) {
        self.map = map
        self.resolver = resolver
        self.routes = Dictionary(grouping: routes.filter { !Self.entries.contains($0.name) }, by: \.name)
    }

    /// What frameworks call.
    private static let entries: Set<String> = [
        "assembleViper", "didBecomeActive", "didLoad", "init", "load", "prepare", "start", "viewDidLoad",
    ]

    /// A finding for each route that nobody takes.
    static func findings(_ routes: [RouteMethod], _ map: ModuleMap, _ resolver: WireResolver) -> [ModuleFinding] {
        var use = RouteUse(map, resolver, routes)
        use.collect()
        return use.routes.values.flatMap { $0 }.filter { !use.called.contains($0.type + "." + $0.name) }.map { route in
            ModuleFinding(
                code: "route-never-called",
                message: "\(route.module) can go on by “\(route.name)”, which nobody calls",
                subjects: [route.module], evidence: route.place)
        }
    }

    private mutating func collect() {
        for name in facts.names {
            let module = map.module(of: name) ?? ModuleMap.app
            for method in facts.types[name]?.methods ?? [] where method.steps.contains(where: mentionsRoute) {
                var scope = WireScope(of: method, owner: name, facts: facts)
                for step in method.steps {
                    if mentionsRoute(step) { read(step.value, scope, module) }
                    resolver.note(step, in: &scope)
                }
            }
        }
    }

    private func mentionsRoute(_ step: WireStep) -> Bool { step.value.usedNames.contains { routes[$0] != nil } }

    private mutating func read(_ wire: Wire, _ scope: WireScope, _ module: String) {
        switch wire {
        case .call(let call):
            if let meant = routes[call.name] { take(meant, calledOn: owners(of: call, scope), in: module) }
            if let receiver = call.receiver { read(receiver, scope, module) }
            for argument in call.arguments { read(argument.value, scope, module) }
        case .name(let name), .text(let name): take(routes[name] ?? [], calledOn: [], in: module)
        case .member(let base, let name):
            take(routes[name] ?? [], calledOn: resolver.types(of: base, in: scope), in: module)
            read(base, scope, module)
        case .cast(let value, _): read(value, scope, module)
        case .several(let values): for value in values { read(value, scope, module) }
        case .type, .other: return
        }
    }

    /// The types that a call is sent to; none where that is not known.
    private mutating func owners(of call: WireCall, _ scope: WireScope) -> Set<String> {
        if let receiver = call.receiver { return resolver.types(of: receiver, in: scope) }
        let isOwn = facts.lineage(of: scope.owner).contains { $0.methods.contains { $0.name == call.name } }
        return isOwn ? [scope.owner] : []
    }

    /// Where the receiver is not known, the name counts inside of the module and in what ties the app together.
    private mutating func take(_ meant: [RouteMethod], calledOn owners: Set<String>, in module: String) {
        for route in meant {
            let isMeant =
                owners.isEmpty
                ? module == route.module || module == ModuleMap.app
                : owners.contains { facts.isA(route.type, [$0]) || facts.isA($0, [route.type]) || looksLike($0, route) }
            if isMeant { called.insert(route.type + "." + route.name) }
        }
    }

    /// A protocol that nobody conforms to by name may mean the router all the same.
    private func looksLike(_ owner: String, _ route: RouteMethod) -> Bool {
        facts.isProtocol(owner) && facts.implementers(of: owner).isEmpty
    }
}

extension Wire {
    /// The names of calls and members in an expression.
    fileprivate var usedNames: [String] {
        switch self {
        case .name(let name): [name]
        case .member(let base, let name): base.usedNames + [name]
        case .call(let call):
            [call.name] + (call.receiver?.usedNames ?? []) + call.arguments.flatMap { $0.value.usedNames }
        case .cast(let value, _): value.usedNames
        case .several(let values): values.flatMap(\.usedNames)
        case .text(let text): [text]
        case .type, .other: []
        }
    }
}
