/// The runs of statements of a method that point clearly to another role than the method's own.
package func slices(
    of member: Member, assignment: Assignment, assignments: [Assignment], in reading: Reading
) -> [Slice] {
    guard member.kind == .method, member.fact.statements.count > 1 else { return [] }
    let reader = StatementReader(
        member: member, assignments: assignments, controller: reading.controller,
        touches: reading.traits(of: member).touches, classes: reading.traits.map(\.valueClass))
    let opinions = member.fact.statements.map(reader.opinion)
    let roles = settled(opinions, own: assignment.role)
    guard Set(roles + [assignment.role]).count > 1 else { return [] }
    return runs(of: member.fact.statements, roles: roles, opinions: opinions).filter { $0.role != assignment.role }
}

/// Statements that may stand in several roles go with those around them.
private func settled(_ opinions: [StatementOpinion], own: Role) -> [Role] {
    var roles: [Role] = []
    for (index, opinion) in opinions.enumerated() {
        let next = opinions[(index + 1)...].lazy.compactMap(\.role).first
        roles.append(opinion.role(after: roles.last ?? own, before: next))
    }
    return roles
}

/// Neighbours of the same role as one slice.
private func runs(of statements: [StatementFact], roles: [Role], opinions: [StatementOpinion]) -> [Slice] {
    var runs: [Slice] = []
    for ((statement, role), opinion) in zip(zip(statements, roles), opinions) {
        if let last = runs.last, last.role == role {
            runs[runs.count - 1] = Slice(
                range: last.range.lowerBound..<max(last.range.upperBound, statement.range.upperBound), line: last.line,
                endLine: max(last.endLine, statement.endLine), role: role, reason: last.reason)
        } else {
            runs.append(
                Slice(
                    range: statement.range, line: statement.line, endLine: statement.endLine, role: role,
                    reason: opinion.reason))
        }
    }
    return runs
}
