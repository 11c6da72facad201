/// The runs of statements of a method that point clearly to another role than the method's own.
package func slices(
    of member: Member, assignment: Assignment, assignments: [Assignment], in controller: Controller
) -> [Slice] {
    guard member.kind == .method, member.fact.statements.count > 1 else { return [] }
    let reader = StatementReader(
        member: member, assignments: assignments, controller: controller, touches: touches(of: member, in: controller))
    let roles = filled(member.fact.statements.map(reader.opinion), own: assignment.role)
    guard Set(roles.map(\.role) + [assignment.role]).count > 1 else { return [] }
    return runs(of: zip(member.fact.statements, roles).map { ($0, $1) }).filter { $0.role != assignment.role }
}

private func touches(of member: Member, in controller: Controller) -> [Touch] {
    TouchReader(controller: controller, classes: controller.members.map(Reading.valueClass)).touches(of: member)
}

/// What a statement says about its role; nil when it says nothing.
struct StatementOpinion: Equatable {
    let role: Role
    let reason: String
}

/// Statements that say nothing go with those around them that agree, else with the statement before.
private func filled(_ opinions: [StatementOpinion?], own: Role) -> [StatementOpinion] {
    var filled: [StatementOpinion] = []
    for (index, opinion) in opinions.enumerated() {
        if let opinion {
            filled.append(opinion)
            continue
        }
        let next = opinions[index...].lazy.compactMap { $0 }.first
        let previous = filled.last ?? next
        filled.append(previous ?? StatementOpinion(role: own, reason: "says nothing else"))
    }
    return filled
}

/// Neighbours of the same role as one slice.
private func runs(of statements: [(fact: StatementFact, opinion: StatementOpinion)]) -> [Slice] {
    var runs: [Slice] = []
    for (fact, opinion) in statements {
        if let last = runs.last, last.role == opinion.role {
            runs[runs.count - 1] = Slice(
                range: last.range.lowerBound..<max(last.range.upperBound, fact.range.upperBound), line: last.line,
                endLine: max(last.endLine, fact.endLine), role: last.role, reason: last.reason)
        } else {
            runs.append(
                Slice(
                    range: fact.range, line: fact.line, endLine: fact.endLine, role: opinion.role,
                    reason: opinion.reason))
        }
    }
    return runs
}
