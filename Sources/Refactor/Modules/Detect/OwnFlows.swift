/// Finds the flows that make the screen of but one module, or all parts of it, and bear its name: `AboutFlowController`,
/// which makes the parts of `About`, is its router, and so is `AboutNavigationFlowController`, which starts it in a frame.
struct OwnFlows {
    private let roles: RoleReading
    private let members: ModuleMembers
    private let modules: [String: AppModule]

    private var facts: AppFacts { roles.facts }

    /// The module that each such flow is a router of.
    static func find(_ roles: RoleReading, _ members: ModuleMembers, _ modules: [String: AppModule]) -> [String: String]
    {
        let finder = OwnFlows(roles: roles, members: members, modules: modules)
        let flows = roles.facts.names.compactMap { name in finder.stem(of: name).map { (name, $0) } }
        var found: [String: String] = [:]
        for (name, stem) in flows {
            if let module = finder.assembled(by: name), stem.hasPrefix(module) { found[name] = module }
        }
        let assembled = found
        for (name, stem) in flows where found[name] == nil {
            let started = Set(finder.called(by: name).compactMap { assembled[$0] })
            if started.count == 1, let module = started.first, stem.hasPrefix(module) { found[name] = module }
        }
        return found
    }

    /// The name of a flow without what tells that it is one; nil for other classes, and for those of a module.
    private func stem(of name: String) -> String? {
        guard let type = facts.types[name], type.keyword == .class, !type.isGeneric, members.module(of: name) == nil,
            facts.implementers(of: name).isEmpty, !UIKinds.isView(name, facts), !UIKinds.isController(name, facts)
        else { return nil }
        let plain = roles.plain(name)
        return Self.endings.first { plain.hasSuffix($0) }.map { String(plain.dropLast($0.count)) }
    }

    /// The only module of which a flow makes screens, or of which it also makes the presenter or the interactor, if nobody
    /// has been its router.
    private func assembled(by flow: String) -> String? {
        let bodies = roles.made(in: flow).map { $0.types.compactMap { members.parts[$0] } }
        let shown = bodies.map { body in Set(body.filter { $0.role == .view || $0.role == .builder }.map(\.module)) }
        let whole = zip(bodies, shown).map { body, shown in
            shown.intersection(body.filter { $0.role == .presenter || $0.role == .interactor }.map(\.module))
        }
        let all = [whole, shown].map { $0.reduce(into: Set<String>()) { $0.formUnion($1) } }
        guard let modules = all.first(where: { !$0.isEmpty }), modules.count == 1, let module = modules.first,
            self.modules[module]?.roles[.router] == nil
        else { return nil }
        return module
    }

    /// The types whose methods a flow calls by their names.
    private func called(by flow: String) -> Set<String> {
        let calls = (facts.types[flow]?.methods ?? []).flatMap(\.steps).flatMap { $0.value.calls }
        return Set(
            calls.flatMap { call -> [String] in
                switch call.receiver {
                case .name(let name): facts.known(name, in: flow).map { [$0] } ?? []
                case .type(let type): Array(facts.known(type, in: flow))
                default: []
                }
            })
    }

    /// The longest first.
    private static let endings = ["FlowCoordinator", "FlowController", "Coordinator", "Flow"]
}
