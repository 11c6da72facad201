/// Which module each type of an app belongs to, and with which role.
///
/// A class, since all that look for something share it; while they do, nothing changes it.
final class ModuleMap: @unchecked Sendable {
    let facts: AppFacts
    let roles: RoleReading
    private(set) var modules: [String: AppModule] = [:]
    /// The module of each type that has a role in one.
    private var members: [String: (module: String, role: ModuleRole)] = [:]
    /// The module that a helper serves.
    private(set) var helpers: [String: String] = [:]
    /// The modules that a type stands for that is part of none.
    private var stands: [String: [String]] = [:]
    /// The modules that a value of a type leads to.
    private var ends: [String: [String]] = [:]
    /// What registrations say: the types that stand behind a protocol.
    let registrations: Registrations

    /// The module that stands for the app as a whole.
    static let app = "App"

    init(_ facts: AppFacts, by workers: some Workers) {
        self.facts = facts
        roles = RoleReading(facts, by: workers)
        registrations = roles.registrations
        for family in FamilyFinder.families(roles) {
            if family.isModule, !isApp(family) {
                add(family)
            } else {
                for name in family.names(.view) where UIKinds.isController(name, facts) { addController(name) }
            }
        }
        findHelpers()
        findViewModels()
        for name in Set(facts.names).union(registrations.targets.keys) {
            let standing = modules(standingFor: name)
            if !standing.isEmpty { stands[name] = standing }
            ends[name] = modules(behind: name)
        }
    }

    private func isApp(_ family: ModuleFamily) -> Bool {
        ["app", "application"].contains(family.stem.lowercased()) && !family.has(.view)
    }

    // MARK: - Modules

    private func add(_ family: ModuleFamily) {
        let scored = moduleDetectors.map { ($0.id, $0.points(family, facts)) }.filter { $0.1 > 0 }
        let style = scored.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
        var name = family.stem
        while modules[name] != nil || name == Self.app { name += "Module" }
        let anchors = [ModuleRole.builder, .view, .router, .presenter, .interactor].flatMap { family.names($0) }
        let anchor = anchors.first.flatMap { facts.types[$0] }
        var module = AppModule(name: name, style: style ?? "viper", file: anchor?.file ?? "", line: anchor?.line ?? 0)
        for (role, names) in family.members where !names.isEmpty { module.roles[role] = names.sorted() }
        modules[name] = module
        for (role, names) in family.members {
            for type in names { members[type] = (name, role) }
        }
        let controllers = family.names(.view).filter { UIKinds.isController($0, facts) }
        let lines = controllers.compactMap { facts.types[$0]?.lineCount }.max() ?? 0
        modules[name]?.controllerLines = lines > 400 ? lines : 0
    }

    /// A view controller without a module around it is one by itself.
    private func addController(_ name: String) {
        guard let type = facts.types[name], facts.implementers(of: name).isEmpty
        else { return }
        var short = roles.reading(of: name)?.stem ?? name
        if short.isEmpty || modules[short] != nil || short == Self.app { short = roles.plain(name) }
        while modules[short] != nil || short == Self.app { short += "Screen" }
        var module = AppModule(name: short, style: "mvc", roles: [.view: [name]], file: type.file, line: type.line)
        module.controllerLines = type.lineCount
        modules[short] = module
        members[name] = (short, .view)
    }

    func remove(_ names: Set<String>) {
        for name in names {
            for type in modules[name]?.roles.values.flatMap({ $0 }) ?? [] { members[type] = nil }
            modules[name] = nil
        }
    }

    func addAppModule(_ module: AppModule) { modules[Self.app] = module }

    // MARK: - Helpers

    /// A type that only one module makes, or that stands in one of its types, serves it.
    private func findHelpers() {
        for _ in 0..<2 {
            var makers: [String: Set<String>] = [:]
            for name in facts.names {
                guard let module = module(of: name) else { continue }
                for body in roles.made(in: name) {
                    for made in body.types where members[made] == nil && made != name {
                        makers[made, default: []].insert(module)
                    }
                }
                for property in facts.types[name]?.properties ?? [] {
                    for call in property.value?.calls ?? [] where call.isInitializer {
                        if let made = facts.known(call.name), members[made] == nil {
                            makers[made, default: []].insert(module)
                        }
                    }
                }
            }
            for (name, modules) in makers where modules.count == 1 && helpers[name] == nil {
                helpers[name] = modules.first
            }
        }
    }

    /// `LoginViewModel` serves `Login`, whoever makes it.
    private func findViewModels() {
        for name in facts.names where members[name] == nil && helpers[name] == nil && name.hasSuffix("ViewModel") {
            let stem = String(roles.plain(name).dropLast("ViewModel".count))
            if modules[stem] != nil { helpers[name] = stem }
        }
    }

    // MARK: - Questions

    func role(of type: String) -> ModuleRole? { members[type]?.role }

    func isMember(_ type: String) -> Bool { members[type] != nil }

    /// The module that a type is a part of by its role, its helper's duty or the type that it stands in.
    func module(of type: String) -> String? {
        if let member = members[type] { return member.module }
        if let helped = helpers[type] { return helped }
        if isOfApp(type) { return Self.app }
        guard let dot = type.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return module(of: String(type[..<dot]))
    }

    private static let starters: Set<String> = [
        "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
    ]

    /// What the system starts with.
    func isOfApp(_ type: String) -> Bool {
        facts.isA(type, Self.starters)
            || type == "AppDelegate" || type == "SceneDelegate"
    }

    /// The modules that a type stands for: its own, or for a protocol those of its implementers; none for too many.
    func modules(for type: String) -> [String] {
        members[type].map { [$0.module] } ?? stands[type] ?? []
    }

    private func modules(standingFor type: String) -> [String] {
        if let registered = registrations.targets[type] {
            let found = Set(registered.compactMap { members[$0]?.module })
            if !found.isEmpty { return found.sorted() }
        }
        guard facts.isProtocol(type) else { return [] }
        let found = Set(facts.implementers(of: type).compactMap { members[$0]?.module })
        return found.count <= 3 ? found.sorted() : []
    }

    /// The modules that an adapter passes on to: what it holds leads there, or is the input of a presenter there.
    func adapted(_ types: Set<String>) -> [String] {
        var found = Set(destinations(types))
        for type in types where !["Delegate", "Listener", "Output"].contains(where: type.hasSuffix) {
            if isMember(type) || facts.isProtocol(type) { found.formUnion(modules(for: type)) }
        }
        return found.sorted()
    }

    /// Endings of protocols whose implementers are told something, and not shown.
    private static let reports = [
        "Action", "ActionProtocol", "Actions", "DataSource", "Delegate", "DelegateProtocol", "Handler", "Input",
        "Listener",
        "Observer", "Output",
    ]

    /// Modules whose view, router or builder is among some types: where a value of them leads to.
    func destinations(_ types: Set<String>) -> [String] {
        if types.count < 2 { return types.first.flatMap { ends[$0] } ?? [] }
        return Set(types.flatMap { ends[$0] ?? [] }).sorted()
    }

    private func modules(behind type: String) -> [String]? {
        if let role = role(of: type) { return Self.shown.contains(role) ? modules(for: type) : nil }
        if registrations.targets[type] != nil { return modules(for: type) }
        guard facts.isProtocol(type), !Self.reports.contains(where: { type.hasSuffix($0) }) else { return nil }
        let implementers = facts.implementers(of: type)
        let isShown = !implementers.isEmpty && implementers.allSatisfy { Self.shown.contains(role(of: $0) ?? .other) }
        return isShown ? modules(for: type) : nil
    }

    private static let shown: Set<ModuleRole> = [.builder, .router, .view]
}
