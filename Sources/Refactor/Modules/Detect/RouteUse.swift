/// Finds out which methods of routers are called.
///
/// A class, since it collects while it walks.
final class RouteUse {
    let map: ModuleMap
    let resolver: WireResolver
    /// The methods of interest, by name.
    private let routes: [String: [RouteMethod]]
    private let names: Set<String>
    private var called: Set<String> = []

    private var facts: AppFacts { map.facts }

    private init(_ map: ModuleMap, _ knowledge: WireKnowledge, _ routes: [String: [RouteMethod]]) {
        self.map = map
        resolver = WireResolver(knowledge)
        self.routes = routes
        names = Set(routes.keys)
    }

    /// The methods that frameworks call.
    private static let entries = WireVocabulary.all.entries.union(["init", "load", "prepare", "start", "viewDidLoad"])

    /// A finding for each route that nobody takes.
    static func findings(
        _ routes: [RouteMethod], _ map: ModuleMap, _ knowledge: WireKnowledge, by workers: some Workers
    ) -> [ModuleFinding] {
        let named = Dictionary(grouping: routes.filter { !Self.entries.contains($0.name) }, by: \.name)
        let parts = workers.map(map.facts.parts) { names in
            let use = RouteUse(map, knowledge, named)
            use.collect(from: names)
            return use.called
        }
        let called = parts.reduce(into: Set()) { $0.formUnion($1) }
        return named.values.flatMap { $0 }.filter { !called.contains($0.type + "." + $0.name) }.map { route in
            ModuleFinding(
                code: "route-never-called",
                message: "\(route.module) can go on by “\(route.name)”, which nobody calls",
                subjects: [route.module], evidence: route.place)
        }
    }

    private func collect(from names: ArraySlice<String>) {
        for name in names {
            let module = map.module(of: name) ?? ModuleMap.app
            for value in (facts.types[name]?.properties ?? []).compactMap(\.value) where value.uses(self.names) {
                read(value, WireScope(owner: name), module)
            }
            for method in facts.types[name]?.methods ?? [] {
                guard let last = method.steps.lastIndex(where: mentionsRoute) else { continue }
                var scope = WireScope(of: method, owner: name)
                for step in method.steps[...last] {
                    if mentionsRoute(step) { read(step.value, scope, module) }
                    resolver.note(step, in: &scope)
                }
            }
        }
    }

    private func mentionsRoute(_ step: WireStep) -> Bool { step.value.uses(names) }

    private func read(_ wire: WiringExpression, _ scope: WireScope, _ module: String) {
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
    private func owners(of call: WireCall, _ scope: WireScope) -> Set<String> {
        if let receiver = call.receiver { return resolver.types(of: receiver, in: scope) }
        let isOwn = facts.lineage(of: scope.owner).contains { $0.methods.contains { $0.name == call.name } }
        return isOwn ? [scope.owner] : []
    }

    /// Takes methods whose receiver is not known: the name counts inside of the module and in what ties the app
    /// together.
    private func take(_ meant: [RouteMethod], calledOn owners: Set<String>, in module: String) {
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

extension WiringExpression {
    /// Returns true if a name or text in an expression is one of some.
    func uses(_ names: Set<String>) -> Bool {
        switch self {
        case .name(let name), .text(let name): names.contains(name)
        case .member(let base, let name): names.contains(name) || base.uses(names)
        case .call(let call):
            names.contains(call.name) || call.receiver?.uses(names) == true
                || call.arguments.contains { $0.value.uses(names) }
        case .cast(let value, _): value.uses(names)
        case .several(let values): values.contains { $0.uses(names) }
        case .type, .other: false
        }
    }
}
