/// Constants of the view that components have as their own: the builder hands the value over.
///
/// A constant never changes, and neither does a variable that only the initializer writes, so that a copy is as good as
/// asking the view for it, and it is there when the view has gone.
struct HandedConstants {
    private let members: Set<Int>
    private let roles: Set<Role>

    /// `isOpen` says which members other code may use.
    init(of controller: Controller, among values: HandableValues, isOpen: @escaping (Member) -> Bool) {
        roles = values.roles
        guard !roles.isEmpty else {
            members = []
            return
        }
        let settled = SettledVariables(of: controller, isOpen: isOpen)
        members = Set(
            controller.members.filter { member in
                values.contain(member) && (member.fact.isConstant || settled.contain(member))
            }.map(\.index))
    }

    /// Returns true if the component of a role has a copy of a member that stays in the view.
    func serve(_ member: Int, _ role: Role) -> Bool { members.contains(member) && roles.contains(role) }
}
