/// The role to which each statement of a member's tree inclines by itself.
struct Inclinations {
    private let roles: [Int: (role: Role, isClear: Bool)]

    /// Reads the member's statements; those that say nothing go with those around them, the first with `own`.
    init(of member: Member, own: Role, assignments: [Assignment], in reading: RuleContext) {
        let settled = statementRoles(of: member, own: own, assignments: assignments, in: reading)
        roles = Dictionary(
            zip(member.fact.statements, settled).map { ($0.range.lowerBound, $1) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Nil for a statement that the reader does not know.
    func role(of statement: StatementNode) -> Role? { roles[statement.range.lowerBound]?.role }

    /// Returns true if a statement or one inside it points to a role by what it does.
    func speaks(_ statement: StatementNode, for role: Role) -> Bool {
        if let own = roles[statement.range.lowerBound], own.isClear, own.role == role { return true }
        return statement.blocks.contains { $0.statements.contains { speaks($0, for: role) } }
    }
}
