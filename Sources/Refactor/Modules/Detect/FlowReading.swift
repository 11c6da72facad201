/// Tells which classes lead through several screens without being a part of one: coordinators, and frames of navigation
/// that make what they show.
enum FlowReading {
    /// The name of a flow; nil for what is none, or what composes the app as a whole.
    static func stem(of name: String, _ roles: RoleReading, _ members: ModuleMembers) -> String? {
        let facts = roles.facts
        guard let type = facts.types[name], type.keyword == .class, !type.isGeneric,
            facts.implementers(of: name).isEmpty, !UIKinds.isView(name, facts),
            !UIKinds.isController(name, facts) || UIKinds.isNavigation(name, facts)
        else { return nil }
        let plain = roles.plain(name)
        guard let ending = endings.first(where: { plain.hasSuffix($0.word) }) else { return nil }
        let stem = String(plain.dropLast(ending.word.count))
        guard !wholes.contains(stem.lowercased()) else { return nil }
        let made = Set(roles.made(in: name).flatMap(\.types))
        let screens = made.filter { made in
            let role = members.parts[made]?.role
            return role == .view || role == .builder
        }
        if screens.count >= ending.screens { return stem }
        return isCoordinator(name, facts) && (shows(type) || made.contains { isCoordinator($0, facts) }) ? stem : nil
    }

    /// Returns true for a frame of navigation that is called a flow: whoever makes it, it is no part of that.
    static func isFrame(_ name: String, _ facts: AppFacts) -> Bool {
        ["FlowController", "FlowNavigationController", "FlowViewController"].contains(where: name.hasSuffix)
            && UIKinds.isNavigation(name, facts)
    }

    /// A coordinator by what it conforms to: it may show screens of libraries alone, or start others.
    private static func isCoordinator(_ name: String, _ facts: AppFacts) -> Bool {
        name.hasSuffix("Coordinator")
            && facts.ancestors(of: name).contains { $0 != name && $0.hasSuffix("Coordinator") }
    }

    private static func shows(_ type: JoinedType) -> Bool {
        type.methods.flatMap(\.steps).contains { step in
            step.value.calls.contains { call in
                NavigationCall.direct(call)?.kind == .route
                    || !call.arguments.isEmpty && NavigationCall.by(name: call.name)?.kind == .route
            }
        }
    }

    /// Endings of their names, the longest first, and how many screens such a class makes at least.
    private static let endings: [(word: String, screens: Int)] = [
        ("NavigationController", 1), ("FlowViewController", 1), ("FlowCoordinator", 1), ("FlowController", 1),
        ("Coordinator", 1), ("Controller", 2), ("Flow", 1),
    ]

    /// The words that stand for the app as a whole.
    private static let wholes: Set<String> = [
        "", "app", "application", "base", "main", "root", "scene", "tab", "tabbar", "window",
    ]
}
