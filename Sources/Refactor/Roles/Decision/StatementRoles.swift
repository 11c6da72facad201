/// The runs of statements of a method that point clearly to another role than the method's own.
package func misplacedCode(
    of member: Member, assignment: Assignment, assignments: [Assignment], in reading: RuleContext
) -> [MisplacedCode] {
    guard member.kind == .method, member.fact.statements.count > 1 else { return [] }
    let opinions = opinions(on: member, assignments: assignments, in: reading)
    let roles = settled(opinions, own: assignment.role)
    guard Set(roles + [assignment.role]).count > 1 else { return [] }
    return runs(of: member.fact.statements, roles: roles, opinions: opinions).filter { $0.role != assignment.role }
}

/// The role of each statement of a member, in their order, and whether the statement itself says so.
///
/// A statement that may stand in several roles goes with its neighbours.
func statementRoles(
    of member: Member, own: Role, assignments: [Assignment], in reading: RuleContext
) -> [(role: Role, isClear: Bool)] {
    let opinions = opinions(on: member, assignments: assignments, in: reading)
    return zip(settled(opinions, own: own), opinions).map { ($0, $1.role == $0) }
}

private func opinions(
    on member: Member, assignments: [Assignment], in reading: RuleContext
) -> [StatementOpinion] {
    let reader = StatementReader(
        member: member, assignments: assignments, controller: reading.controller,
        touches: reading.traits(of: member).touches, classes: reading.valueClasses)
    return member.fact.statements.map(reader.opinion)
}

/// Statements that may stand in several roles go with those around them.
private func settled(_ opinions: [StatementOpinion], own: Role) -> [Role] {
    var next: Role?
    var following: [Role?] = []
    for opinion in opinions.reversed() {
        following.append(next)
        next = opinion.role ?? next
    }
    var roles: [Role] = []
    for (opinion, next) in zip(opinions, following.reversed()) {
        roles.append(opinion.role(after: roles.last ?? own, before: next))
    }
    return roles
}

/// Joins neighbours of the same role to one run.
private func runs(of statements: [StatementFact], roles: [Role], opinions: [StatementOpinion]) -> [MisplacedCode] {
    var runs: [MisplacedCode] = []
    for ((statement, role), opinion) in zip(zip(statements, roles), opinions) {
        if let last = runs.last, last.role == role {
            runs[runs.count - 1] = MisplacedCode(
                range: last.range.lowerBound..<max(last.range.upperBound, statement.range.upperBound), line: last.line,
                endLine: max(last.endLine, statement.endLine), role: role, reason: last.reason)
        } else {
            runs.append(
                MisplacedCode(
                    range: statement.range, line: statement.line, endLine: statement.endLine, role: role,
                    reason: opinion.reason))
        }
    }
    return runs
}
