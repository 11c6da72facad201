/// Finds what modules use together and what shows nothing: services, stores, clients.
///
/// A class, since it collects while it walks.
final class ServiceFinder {
    private let map: ModuleMap
    private let resolver: WireResolver
    /// The types that ask for a protocol, with the place.
    private let asked: [String: [String: String]]
    private var edges: [ModuleEdge] = []
    /// The name of the service of each type that belongs to one.
    private var names: [String: String] = [:]
    private var groups: [String: Set<String>] = [:]

    private init(_ map: ModuleMap, _ knowledge: WireKnowledge, asked: [String: [String: String]]) {
        self.map = map
        resolver = WireResolver(knowledge)
        self.asked = asked
    }

    private var facts: AppFacts { map.facts }

    /// The services that were found, sorted, and who uses them.
    static func find(_ map: ModuleMap, _ knowledge: WireKnowledge, asked: [String: [String: String]])
        -> (services: [ModuleService], edges: [ModuleEdge])
    {
        let finder = ServiceFinder(map, knowledge, asked: asked)
        finder.find()
        return (finder.services, finder.edges)
    }

    private func find() {
        for name in facts.names {
            guard let type = facts.types[name], let module = map.module(of: name), module != ModuleMap.app,
                type.keyword != .protocol
            else { continue }
            let role = map.role(of: name)
            for property in type.properties
            where !property.isStatic && !property.isComputed && property.type?.isIndirect != true && !property.isIdle {
                held(property, by: type, module, role)
            }
            for method in type.methods {
                if method.traits.shares { singletons(in: method, of: type, module, role) }
                if method.traits.scopes, role.map(Self.workers.contains) ?? true {
                    given(in: method, of: type, module, role)
                }
                if method.traits.callsTypes { statics(in: method, of: type, module, role) }
            }
        }
        registered()
    }

    private var services: [ModuleService] {
        groups.keys.sorted().map { name in
            let types = (groups[name] ?? []).sorted()
            let place = types.compactMap { facts.types[$0] }.first
            return ModuleService(name: name, types: types, file: place?.file ?? "", line: place?.line ?? 0)
        }
    }

    // MARK: - Uses

    private func use(
        _ type: String, in owner: String, of module: String, _ role: ModuleRole?, label: String, at place: String
    ) {
        guard isService(type, usedBy: role) else { return }
        let service = service(of: type)
        edges.append(
            ModuleEdge(from: module, to: service, kind: .service, label: label, via: type, evidence: place)
                .between(owner, type))
    }

    /// `let store: Store`, `let store = Store.shared`, `lazy var client = Client()`.
    private func held(_ property: AppProperty, by type: JoinedType, _ module: String, _ role: ModuleRole?) {
        var used = facts.known(property.type, in: type.name)
        var label = "injected"
        if property.type == nil, let value = property.value {
            used = resolver.types(of: value, in: WireScope(owner: type.name)).sorted()
            label = value.sharedInstances(line: 0).isEmpty ? "created" : "singleton"
        }
        for used in used { use(used, in: type.name, of: module, role, label: label, at: property.place) }
        if let role, Self.workers.contains(role) { scoped(property, by: type, module, role) }
    }

    /// `let dependency: ListInteractorDependency`: a protocol of what one's own component provides.
    private func scoped(_ property: AppProperty, by type: JoinedType, _ module: String, _ role: ModuleRole) {
        for scope in facts.known(property.type, in: type.name) where facts.isProtocol(scope) && Self.isScope(scope) {
            for requirement in facts.lineage(of: scope).flatMap(\.properties) {
                for used in facts.known(requirement.type, in: scope) {
                    use(used, in: type.name, of: module, role, label: "injected", at: requirement.place)
                }
            }
        }
    }

    /// `component.store.save()`: what a component, a dependency or a container of services gives.
    private func given(in method: JoinedMethod, of type: JoinedType, _ module: String, _ role: ModuleRole?) {
        var scope = WireScope(of: method, owner: type.name)
        for step in method.steps {
            step.value.eachMember { base, name in
                guard Self.isScope(base.lastName) else { return }
                for owner in resolver.types(of: base, in: scope).sorted() where !map.isMember(owner) {
                    for used in (resolver.property(name, of: owner) ?? []).sorted() {
                        use(
                            used, in: type.name, of: module, role, label: "injected", at: "\(method.file):\(step.line)")
                    }
                }
            }
            resolver.note(step, in: &scope)
        }
    }

    private static let workers: Set<ModuleRole> = [.interactor, .presenter, .router, .view, .dataManager]

    private static func isScope(_ name: String) -> Bool {
        let word = name.lowercased()
        return ["component", "dependencies", "dependency"].contains(where: word.hasSuffix)
    }

    /// `NoteManager.shared.store(…)`.
    private func singletons(
        in method: JoinedMethod, of type: JoinedType, _ module: String, _ role: ModuleRole?
    ) {
        for step in method.steps {
            for (name, line) in step.value.sharedInstances(line: step.line) {
                guard let used = facts.known(name, in: type.name), used != type.name else { continue }
                use(used, in: type.name, of: module, role, label: "singleton", at: "\(method.file):\(line)")
            }
        }
    }

    /// `UdacityClient.login(…)`: a service that is a type and no value.
    private func statics(in method: JoinedMethod, of type: JoinedType, _ module: String, _ role: ModuleRole?) {
        for step in method.steps {
            step.value.eachCall { call in
                guard case .name(let name) = call.receiver, name.isCapitalized,
                    let used = facts.known(name, in: type.name),
                    used != type.name, !call.name.isSingleton, hasServiceName(used)
                else { return }
                use(used, in: type.name, of: module, role, label: "static", at: "\(method.file):\(call.line)")
            }
        }
    }

    /// Services that are found by protocol.
    private func registered() {
        for (router, services) in map.registrations.services.sorted(by: { $0.key < $1.key }) {
            let types = services.union([router])
            for type in services.sorted() where facts.isProtocol(type) {
                for (module, place) in (asked[type] ?? [:]).sorted(by: { $0.key < $1.key }) {
                    let name = service(of: type)
                    for other in types { join(other, to: name) }
                    edges.append(
                        ModuleEdge(
                            from: module, to: name, kind: .service, label: "route", via: type, evidence: place))
                }
            }
        }
    }

    // MARK: - What is a service

    private func isService(_ type: String, usedBy role: ModuleRole?) -> Bool {
        guard let declared = facts.types[type], !map.isMember(type),
            !map.isOfApp(type), declared.keyword != .enum, declared.keyword != .addition,
            !UIKinds.isController(type, facts), !UIKinds.isView(type, facts),
            !facts.isA(type, ["Codable", "Decodable", "Error", "NSManagedObject"])
        else { return false }
        let name = RoleNames.withoutImplementation(type)
        if Self.foreign.contains(where: { name.hasSuffix($0) }) { return false }
        let implementers = facts.isProtocol(type) ? facts.implementers(of: type) : [type]
        if implementers.contains(where: { map.isMember($0) }) { return false }
        let works = ([type] + implementers).contains { !(facts.types[$0]?.methods ?? []).isEmpty }
        if hasServiceName(type) {
            return works && (role != .view || !name.hasSuffix("Manager") || map.helpers[type] == nil)
        }
        guard role == .interactor || role == .dataManager, map.helpers[type] ?? ModuleMap.app == ModuleMap.app
        else { return false }
        if facts.isProtocol(type) {
            return works && implementers.contains { facts.types[$0]?.keyword == .class || map.module(of: $0) == nil }
        }
        return works && declared.keyword == .class
            && declared.properties.contains {
                $0.isStatic && $0.name.isSingleton
            }
    }

    private func hasServiceName(_ type: String) -> Bool {
        let name = plainEnding(RoleNames.withoutImplementation(type))
        return Self.endings.contains { name.hasSuffix($0) }
    }

    private func plainEnding(_ name: String) -> String {
        for ending in ["Protocol", "Interface", "Input", "Type", "ing", "able"] where name.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    private static let foreign = [
        "Animator", "Builder", "Cell", "Configuration", "Configurator", "Constants", "DataSource", "Delegate",
        "Dependency", "Entity", "Error",
        "Factory", "Formatter", "Input", "Item", "Listener", "Mapper", "Model", "Output", "Parser", "Request",
        "Response", "State", "StateStorage", "Style", "Transformer", "Validator", "View", "ViewModel",
    ]

    private static let endings = [
        "API", "APIClient", "Analytics", "Cache", "Client", "Database", "Defaults", "Facade", "Fetcher", "Gateway",
        "Keychain", "Loader", "Logger", "Manager", "Monitor", "Network", "Network", "Networking", "Provider",
        "Repository", "Requester", "Service", "Services", "Session", "Storage", "Store", "Stream", "Tracker", "UseCase",
        "Worker", "Clock", "Engine",
    ]

    // MARK: - Names

    /// The service that a type belongs to: protocols and those who implement them are one.
    private func service(of type: String) -> String {
        if let known = names[type] { return known }
        let together = relatives(of: type)
        for other in together.sorted() {
            if let known = names[other] {
                join(type, to: known)
                return known
            }
        }
        var name = shortName(of: together)
        // A service of another target that is called alike is another one.
        if let qualifier = together.sorted().lazy.compactMap({ self.facts.qualifier(of: $0) }).first,
            groups[name] != nil
        {
            name += " (\(qualifier))"
        }
        for other in together { join(other, to: name) }
        return name
    }

    private func join(_ type: String, to service: String) {
        names[type] = service
        groups[service, default: []].insert(type)
    }

    private func relatives(of type: String) -> Set<String> {
        var found: Set<String> = [type]
        var open = [type]
        while let next = open.popLast() {
            var near = facts.ancestors(of: next).filter { facts.isProtocol($0) }
            if facts.isProtocol(next) { near.formUnion(facts.implementers(of: next)) }
            if near.count > 8 { continue }
            for name in near where !map.isMember(name) && isRelated(name) && found.insert(name).inserted {
                open.append(name)
            }
        }
        return found
    }

    /// A protocol that many different things conform to ties nothing together.
    private func isRelated(_ name: String) -> Bool {
        !facts.isProtocol(name)
            || facts.implementers(of: name).count <= 3 && !facts.implementers(of: name).contains { map.isMember($0) }
    }

    /// `ScoreStream` for `ScoreStream`, `MutableScoreStream` and `ScoreStreamImpl`: of several classes the base of
    /// all, or the one that is called like a protocol of theirs, else that protocol.
    private func shortName(of types: Set<String>) -> String {
        let protocols = types.filter(facts.isProtocol).map(plainName)
        let all = types.filter { !facts.isProtocol($0) }
        let real = all.filter { !RoleReading.isDouble($0) && !$0.contains("Preview") }
        let classes = (real.isEmpty ? all : real).map { RoleNames.withoutImplementation(map.roles.plain($0)) }
        let shortest = (protocols + classes).min { ($0.count, $0) < ($1.count, $1) } ?? ""
        if classes.isEmpty { return shortest }
        let base = real.count > 1 ? real.sorted().first { base in real.allSatisfy { facts.isA($0, [base]) } } : nil
        if let base { return RoleNames.withoutImplementation(map.roles.plain(base)) }
        if Set(classes).count > 1, !protocols.isEmpty {
            let namesakes = protocols.filter(classes.contains)
            return (namesakes.isEmpty ? protocols : namesakes).min { ($0.count, $0) < ($1.count, $1) } ?? shortest
        }
        if classes.contains(where: { $0.contains(shortest) }) { return shortest }
        return classes.min { ($0.count, $0) < ($1.count, $1) } ?? shortest
    }

    private func plainName(of type: String) -> String {
        let name = RoleNames.withoutImplementation(map.roles.plain(type))
        for ending in ["Protocol", "Interface", "Input", "Type"] where name.hasSuffix(ending) && name.count > 8 {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}

extension WiringExpression {
    /// Names of types of which the one shared instance is used, with lines.
    func sharedInstances(line: Int) -> [(name: String, line: Int)] {
        switch self {
        case .member(.name(let type), let name):
            return name.isSingleton ? [(type, line)] : []
        case .member(let base, _): return base.sharedInstances(line: line)
        case .call(let call):
            var found = call.arguments.flatMap { $0.value.sharedInstances(line: call.line) }
            if case .name(let type) = call.receiver, call.name.isSingleton {
                found.append((type, call.line))
            } else if let receiver = call.receiver {
                found += receiver.sharedInstances(line: call.line)
            }
            return found
        case .cast(let value, _): return value.sharedInstances(line: line)
        case .several(let values): return values.flatMap { $0.sharedInstances(line: line) }
        case .name, .text, .type, .other: return []
        }
    }
}
