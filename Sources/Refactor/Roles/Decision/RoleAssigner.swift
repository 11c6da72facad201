/// Gives every member of a controller its role, with the reasons: own evidence first, then what the neighbours say.
///
/// Anchors stay in the view whatever else speaks, pins included: outlets, actions, overrides, what UIKit asks. What a
/// notification of the app or a timer calls is no action: its role follows from its body, though its entry stays. Pins
/// win against everything else. Rules name signs (`service-use`, `event-name/plain`) and know no weight;
/// `StandardWeights` has the points of each sign for each role, a rounded multinomial regression. Then neighbours
/// agree: eight damped rounds over the member graph, with a table for each kind of use. Where the entry points of a
/// controller themselves call services and change screens, the state they touch says nothing about its owner
/// (`RoleSeparation`). Members of one conformance, and a property with its accessors, go together. The confidence comes from
/// the margins before and after the neighbours were heard. Evidence is not capped by family: points are fitted
/// together, so ten labels cannot count as ten proofs.
package func assignRoles(
    _ controller: Controller, pins: [String: Role] = [:], weights: RoleWeights = .standard
) -> [Assignment] {
    assignRoles(RuleContext(controller: controller), pins: pins, weights: weights)
}

/// The same for a controller that was read already.
func assignRoles(_ reading: RuleContext, pins: [String: Role], weights: RoleWeights = .standard) -> [Assignment] {
    let controller = reading.controller
    let accessors = AccessorBond(controller: controller)
    let own = accessors.shared(
        controller.members.map { OwnEvidence(of: $0, in: reading, weights: weights) }, weights: weights)
    let fixed = accessors.shared(controller.members.map { fixedRole(of: $0, in: reading, pins: pins) })
    let propagation = Propagation(
        own: own.map(\.score), fixed: fixed, reading: reading, weights: weights)
    let influences = propagation.run()
    let neighbours = NeighbourEvidence(controller: controller)
    let said = controller.members.map { neighbours.evidence(for: $0, from: influences[$0.index]) }
    let scores = zip(own, said).map { $0.score.adding($1) }
    let bonds = zip(
        ConformanceBond(reading: reading, fixed: fixed).evidence(for: scores), accessors.evidence(for: scores)
    ).map { $0 + $1 }
    let assignments = controller.members.map { member in
        assignment(
            of: member, own: own[member.index], others: said[member.index] + bonds[member.index], in: reading,
            pin: fixed[member.index])
    }
    return NestedTypeOwner(controller: controller).settle(accessors.settle(assignments)).map { assignment in
        var assignment = assignment
        assignment.tie = tie(of: controller.members[assignment.member], in: reading)
        return assignment
    }
}

private func fixedRole(of member: Member, in reading: RuleContext, pins: [String: Role]) -> Role? {
    reading.traits(of: member).anchor != nil ? .view : pins[member.id]
}

/// Returns the tie of a member that is named in a `#selector`: it is looked for in the controller, whatever its role.
private func tie(of member: Member, in reading: RuleContext) -> String? {
    guard let edge = reading.graph.incoming[member.index].first(where: { $0.kind == .selects }) else { return nil }
    let word = reading.isObjectiveC ? "@selector" : "#selector"
    return "\(reading.controller.members[edge.from].displayName) names it in \(word)"
}

private func assignment(
    of member: Member, own: OwnEvidence, others: [Evidence], in reading: RuleContext, pin: Role?
) -> Assignment {
    let roles = member.kind == .type ? Role.allCases : Likelihood.roles
    let before = own.score.best(among: roles)
    let best = own.score.adding(others).best(among: roles)
    let anchor = reading.traits(of: member).anchor
    let pin = anchor == nil ? pin : nil
    let role = anchor == nil ? pin ?? best.role : .view
    let isFixed = anchor != nil || pin != nil
    let evidence = (own.evidence + others).sorted(by: isStronger)
    return Assignment(
        member: member.index, role: role, responsibility: responsibility(of: member, role: role, in: reading),
        confidence: isFixed
            ? anchor?.isOfSDK == false ? .medium : .high : Confidence(before: before, after: best, evidence: evidence),
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
