/// The roles of the code that uses a controller's properties.
struct StateUsers {
    private var roles: [Int: Set<Role>] = [:]

    init(in result: Slicing) {
        for member in result.controller.members {
            let role = result.placements[member.index].role
            for reference in member.references {
                guard case .own(let targets) = reference.target else { continue }
                for target in targets { roles[target, default: []].insert(role) }
            }
        }
    }

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
