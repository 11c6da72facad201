/// The runs of statements of a method that point clearly to another role than the method's own.
package func slices(
    of member: Member, assignment: Assignment, assignments: [Assignment], in controller: Controller
) -> [Slice] {
    guard member.kind == .method, member.fact.statements.count > 1 else { return [] }
    let reader = StatementReader(
        member: member, assignments: assignments, controller: controller, touches: touches(of: member, in: controller))
    let opinions = member.fact.statements.map(reader.opinion)
    let roles = settled(opinions, own: assignment.role)
    guard Set(roles + [assignment.role]).count > 1 else { return [] }
    return runs(of: member.fact.statements, roles: roles, opinions: opinions).filter { $0.role != assignment.role }
}

private func touches(of member: Member, in controller: Controller) -> [Touch] {
    var classes = [TypeClass](repeating: .unknown, count: controller.members.count)
    for target in member.ownTargets { classes[target] = Reading.valueClass(of: controller.members[target]) }
    return TouchReader(controller: controller, classes: classes).touches(of: member)
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
