/// Finds the modules that a view of SwiftUI is a part of, through other views of no module.
struct SharedViews {
    private let roles: RoleReading
    private let members: ModuleMembers
    private var found: [String: Set<String>] = [:]

    private var facts: AppFacts { roles.facts }

    /// Of how many modules a view may be a part; one of more is used everywhere.
    private static let most = 8

    /// The same for one of which many views that are used everywhere make use.
    private static let mostDirect = 3

    /// The modules of each such view, and those of them that make it themselves; none where they are too many.
    static func find(
        _ roles: RoleReading, _ members: ModuleMembers
    ) -> (sharers: [String: [String]], makers: [String: [String]]) {
        let all = SharedViews(roles, members, beside: nil)
        let makers = SharedViews(roles, members, beside: all).found.mapValues { modules in
            modules.count > mostDirect ? [] : modules.sorted()
        }
        let sharers = all.found.reduce(into: [:]) { found, view in
            found[view.key] = view.value.count > most ? makers[view.key] ?? [] : view.value.sorted()
        }
        return (sharers, makers)
    }

    /// Beside others, only through views of a single module.
    private init(_ roles: RoleReading, _ members: ModuleMembers, beside others: SharedViews?) {
        self.roles = roles
        self.members = members
        for name in roles.facts.names {
            if let module = members.parts[name]?.module { walk(from: name, module, beside: others) }
        }
    }

    /// Follows what a part of a module makes, as far as it is nobody else's.
    private mutating func walk(from part: String, _ module: String, beside others: SharedViews?) {
        var open = [part]
        while let name = open.popLast() {
            for made in made(in: name) where isShared(made) {
                guard found[made, default: []].insert(module).inserted else { continue }
                if (others?.found[made]?.count ?? 1) == 1 { open.append(made) }
            }
        }
    }

    /// A view of no module that is no frame of others, or not only one: it makes views of its own besides.
    private func isShared(_ name: String) -> Bool {
        guard !members.isPart(name), UIKinds.isSwiftUIView(name, facts), let type = facts.types[name] else {
            return false
        }
        return type.generics.isEmpty
            || roles.made(in: name).flatMap(\.types).contains { $0 != name && UIKinds.isSwiftUIView($0, facts) }
    }

    private func made(in name: String) -> [String] {
        let values = (facts.types[name]?.properties ?? []).flatMap { $0.value?.calls ?? [] }
        let held = values.filter(\.isInitializer).compactMap { facts.known($0.name, in: name) }
        return roles.made(in: name).flatMap(\.types) + held
    }
}
