/// The names that a generated method may not have.
struct TakenNames {
    /// The names that the view has already, its own and those of its superclasses.
    let ofView: Set<String>
    /// Functions that are called by their bare names, which a method of the same name would hide.
    let functions: Set<String>

    init(of controller: Controller) {
        let protocols = controller.conformances.flatMap { [$0] + (SDKType.named($0)?.protocols ?? []) }
        let owners = controller.ancestors + ["NSObject", "NSObjectProtocol"] + protocols
        var names = Set(owners.flatMap { SDKMember.members(of: $0).map(\.name) })
        for owner in owners { names.formUnion(controller.project?.extensionMembers[owner] ?? []) }
        // What it asks of itself and nobody has read is inherited: a method of that name would call itself.
        let asked = controller.members.flatMap(\.references).filter { reference in
            if case .own = reference.target { return false }
            return reference.fact.isOnSelf
        }
        ofView = names.union(controller.members.map(\.name)).union(asked.map(\.name))
        functions = Set(
            controller.members.flatMap(\.references).filter { reference in
                if case .own = reference.target { return false }
                return reference.fact.base == .none
            }.map(\.name))
    }
}
