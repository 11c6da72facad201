/// The module that each type of an app belongs to, and its role there.
///
/// A class, since all that look for something share it.
final class ModuleMap: Sendable {
    let facts: AppFacts
    let roles: RoleReading
    let modules: [String: AppModule]
    private let members: ModuleMembers
    private let ends: ModuleEnds

    /// The module that stands for the app as a whole.
    static let app = "App"

    init(_ facts: AppFacts, by workers: some Workers) {
        self.facts = facts
        roles = RoleReading(facts, by: workers)
        let draft = ModuleDraft(roles, screens: SwiftUIScreens.find(in: facts, by: workers))
        modules = draft.modules
        members = draft.members
        ends = ModuleEnds(draft.members, roles.registrations)
    }

    private init(_ map: ModuleMap, modules: [String: AppModule], members: ModuleMembers) {
        facts = map.facts
        roles = map.roles
        ends = map.ends
        self.modules = modules
        self.members = members
    }

    /// The registrations: the types that stand behind a protocol.
    var registrations: Registrations { roles.registrations }

    /// Without some modules.
    func without(_ names: Set<String>) -> ModuleMap {
        if names.isEmpty { return self }
        var (modules, members) = (modules, members)
        for name in names {
            for type in modules[name]?.roles.values.flatMap({ $0 }) ?? [] { members.parts[type] = nil }
            modules[name] = nil
        }
        return ModuleMap(self, modules: modules, members: members)
    }

    /// With the module that stands for the app.
    func with(app module: AppModule) -> ModuleMap {
        var modules = modules
        modules[Self.app] = module
        return ModuleMap(self, modules: modules, members: members)
    }

    // MARK: - Questions

    /// The module that a helper serves.
    var helpers: [String: String] { members.helpers }

    /// The modules that a view of SwiftUI is a part of, where there are a few.
    func sharers(of view: String) -> [String] { members.sharers[view] ?? [] }

    /// Those of them that make it themselves, where they are few.
    func makers(of view: String) -> [String] { members.makers[view] ?? [] }

    func role(of type: String) -> ModuleRole? { members.parts[type]?.role }

    func isMember(_ type: String) -> Bool { members.isPart(type) }

    /// The module that a type is a part of by its role, its helper's duty or the type that it stands in.
    func module(of type: String) -> String? { members.module(of: type) }

    /// Returns true if a module is but a router: a coordinator of other modules' screens.
    func isFlow(_ module: String) -> Bool { modules[module]?.roles.keys.elementsEqual([.router]) == true }

    /// Returns true if a controller is the one for all: what it shows, those who ask it for that lead to.
    func isShared(_ type: String) -> Bool {
        UIKinds.isController(type, facts)
            && facts.types[type]?.properties.contains { $0.isStatic && $0.name.isSingleton } == true
    }

    /// Returns true if the system starts with a type.
    func isOfApp(_ type: String) -> Bool { members.isOfApp(type) }

    /// The modules that a type stands for: its own, or for a protocol those of its implementers; none for too many.
    func modules(for type: String) -> [String] {
        members.parts[type].map { [$0.module] } ?? ends.stands[type] ?? []
    }

    /// The modules that an adapter passes on to: what it holds leads there, or is the input of a presenter there.
    func adapted(_ types: Set<String>) -> [String] {
        var found = Set(destinations(types))
        for type in types where !["Delegate", "Listener", "Output"].contains(where: type.hasSuffix) {
            if isMember(type) || facts.isProtocol(type) { found.formUnion(modules(for: type)) }
        }
        return found.sorted()
    }

    /// Modules whose view, router or builder is among some types: where a value of them leads to.
    func destinations(_ types: Set<String>) -> [String] {
        if types.count < 2 { return types.first.flatMap { ends.shown[$0] } ?? [] }
        return Set(types.flatMap { ends.shown[$0] ?? [] }).sorted()
    }
}
