/// Gives every member of a controller its role, with the reasons: own evidence first, then what the neighbours say.
///
/// Anchors stay in the view whatever else speaks, pins included; pins win against everything else.
package func assignRoles(_ controller: Controller, pins: [String: Role] = [:]) -> [Assignment] {
    let reading = Reading(controller: controller)
    let own = controller.members.map { OwnEvidence(of: $0, in: reading) }
    let fixed = controller.members.map { fixedRole(of: $0, in: reading, pins: pins) }
    let propagation = Propagation(
        own: own.map(\.score), fixed: fixed, graph: reading.graph, members: controller.members)
    let influences = propagation.run()
    let neighbours = NeighbourEvidence(controller: controller)
    let assignments = controller.members.map { member in
        let said = neighbours.evidence(for: member, from: influences[member.index])
        return assignment(of: member, own: own[member.index], neighbours: said, in: reading, pins: pins)
    }
    return NestedTypeOwner(controller: controller).settle(assignments)
}

private func fixedRole(of member: Member, in reading: Reading, pins: [String: Role]) -> Role? {
    reading.traits(of: member).anchor != nil ? .view : pins[member.id]
}

private func assignment(
    of member: Member, own: OwnEvidence, neighbours: [Evidence], in reading: Reading, pins: [String: Role]
) -> Assignment {
    var score = own.score
    for found in neighbours { score[found.role] += found.weight }
    let roles = member.kind == .type ? Role.allCases : Likelihood.roles
    let best = score.best(among: roles)
    let before = own.score.best(among: roles)
    let anchor = reading.traits(of: member).anchor
    let pin = anchor == nil ? pins[member.id] : nil
    let role = anchor == nil ? pin ?? best.role : .view
    let isFixed = anchor != nil || pin != nil
    let evidence = (own.evidence + neighbours).sorted(by: isStronger)
    return Assignment(
        member: member.index, role: role, responsibility: responsibility(of: member, role: role, in: reading),
        confidence: isFixed ? .high : Confidence(before: before, after: best, evidence: evidence),
        margin: best.role == role ? best.margin : 0, isPinned: pin != nil, anchor: anchor?.reason, evidence: evidence,
        alternative: best.role == role ? best.second : best.role)
}

/// Strongest first; a fixed order among equals.
private func isStronger(_ left: Evidence, _ right: Evidence) -> Bool {
    if abs(left.weight) != abs(right.weight) { return abs(left.weight) > abs(right.weight) }
    if left.line != right.line { return left.line < right.line }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.role < right.role
}
