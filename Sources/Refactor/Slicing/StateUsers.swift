/// The roles of the code that uses a controller's properties.
struct StateUsers {
    private var roles: [Int: Set<Role>] = [:]
    /// Those of the code that sets them, initializers aside.
    private var writers: [Int: Set<Role>] = [:]
    /// The number of places where they are used, initializers aside.
    private var places: [Int: [Role: Int]] = [:]

    init(in result: Slicing) {
        for member in result.controller.members {
            let role = result.placements[member.index].role
            for reference in member.references {
                guard case .own(let targets) = reference.target else { continue }
                for target in targets { roles[target, default: []].insert(role) }
                guard member.kind != .initializer, let target = targets.first else { continue }
                places[target, default: [:]][role, default: 0] += 1
                guard reference.fact.sets(result.controller.members[target]) else { continue }
                writers[target, default: []].insert(role)
            }
        }
    }

    /// Returns true if code of a component sets a property, or uses it at a third of its places at least: others ask for it
    /// then, by a single requirement.
    func belongs(_ property: Member, to role: Role) -> Bool {
        let places = places[property.index] ?? [:]
        let own = places[role] ?? 0
        return writers[property.index]?.contains(role) == true || own > 0 && 3 * own >= places.values.reduce(0, +)
    }

    /// Returns true if code of a component alone sets a property, and uses it as much as that of another one does.
    func isSet(_ property: Member, by role: Role, ratherThanBy other: Role) -> Bool {
        let places = places[property.index] ?? [:]
        return writers[property.index] == [role] && (places[role] ?? 0) >= (places[other] ?? 0)
    }

    /// Returns true if code of a role uses a property.
    func use(_ property: Member, in role: Role) -> Bool { roles[property.index]?.contains(role) == true }

    /// Returns true if nobody but code of the view uses a property.
    func areOfView(_ property: Member) -> Bool { property.kind == .property && roles[property.index] == [.origin] }

    /// The component whose code alone uses a property; nil where the view does, or nobody. Of two, the presenter can ask
    /// the interactor.
    func home(of property: Member) -> Role? {
        guard property.kind == .property, let found = roles[property.index] else { return nil }
        if found == [.presenter, .interactor] { return .interactor }
        guard found.count == 1, let role = found.first, role != .origin, !role.capabilities.reachesScreen else {
            return nil
        }
        return role
    }
}

extension TypeMemory {
    /// Returns true if a member keeps something that is no view.
    func isState(_ member: Member) -> Bool { member.fact.isStored && !isOfView(member.fact.valueType ?? "") }
}
