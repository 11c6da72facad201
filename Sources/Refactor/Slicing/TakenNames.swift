/// The names that a generated method may not have.
struct TakenNames {
    /// The names that the view has already, its own and those of its superclasses.
    let ofView: Set<String>
    /// The controller's own names in small letters, by which nothing else may be called that is read the same: beside
    /// `setupList` there is no `setUpList`.
    private let folded: [String: Set<String>]
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
        folded = Dictionary(grouping: controller.members.map(\.name)) { $0.lowercased() }.mapValues(Set.init)
        functions = Set(
            controller.members.flatMap(\.references).filter { reference in
                if case .own = reference.target { return false }
                return reference.fact.base == .none
            }.map(\.name))
    }

    /// Returns true for a name that differs from one of the controller's in capitals alone.
    func isMistakable(_ name: String) -> Bool {
        folded[name.lowercased()].map { !$0.contains(name) } ?? false
    }
}
