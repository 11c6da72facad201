/// Checks that the controller's members stand in the emitted files, each once: besides itself only where the plan passes
/// it on, has it in another form, or hands its value over.
package func memberFaults(of plan: Plan, emitted: [SyntaxFacts]) -> [ConservationFault] {
    let expected = expectedMembers(of: plan)
    let forms = otherForms(in: plan)
    let found = foundMembers(of: plan, in: emitted)
    return expected.keys.sorted().compactMap { name in
        let (count, least) = (found[name] ?? 0, expected[name] ?? 0)
        guard count < least || count > least + (forms[name] ?? 0) else { return nil }
        return ConservationFault(
            rule: "member-count", description: "'\(name.id)' would stand \(count) times instead of \(least)")
    }
}

/// A method of Objective-C may have the name of a property.
private struct MemberName: Hashable, Comparable {
    let id: String
    let kind: MemberKind

    static func < (left: MemberName, right: MemberName) -> Bool {
        (left.id, left.kind.rawValue) < (right.id, right.kind.rawValue)
    }
}

extension MemberFact {
    fileprivate var memberName: MemberName { MemberName(id: id, kind: kind) }
}

/// The members themselves, their forwarders, and the copies of constants.
private func expectedMembers(of plan: Plan) -> [MemberName: Int] {
    let members = Role.allCases.flatMap { role in
        once(
            plan.controller.members.filter { plan.placements[$0.index].role == role && !$0.isInherited }
                .map { plan.implemented($0.index).memberName }, in: plan)
    }
    let forwarders = plan.forwarders.map { plan.controller.members[$0.member].fact }
        .filter { !isPassedOnByAccessors($0, in: plan) }.map(\.memberName)
    let copies = plan.roles.flatMap(plan.copies).map(\.fact.memberName)
    return counts(members + forwarders + copies)
}

/// Returns what may stand beside a member under its name: the method that awaits a request which takes a block now, the
/// accessors that pass a property of Objective-C on, and its declaration in the header, which is a promise to others.
private func otherForms(in plan: Plan) -> [MemberName: Int] {
    let awaiting = plan.answers.map { plan.controller.members[$0.request].fact.memberName }
    let passedOn = plan.forwarders.map { plan.controller.members[$0.member].fact }
        .filter { isPassedOnByAccessors($0, in: plan) }
    let accessors = passedOn.flatMap { [$0.name, "set\($0.name.prefix(1).uppercased())\($0.name.dropFirst()):"] }
    return counts(awaiting + accessors.map { MemberName(id: $0, kind: .method) } + passedOn.map(\.memberName))
}

private func isPassedOnByAccessors(_ member: MemberFact, in plan: Plan) -> Bool {
    plan.controller.language == .objectiveC && member.kind != .method
}

/// The members of the controller and its components. Each component has initialisers of its own, and static methods only
/// from its style: those of the controller stay with it.
private func foundMembers(of plan: Plan, in emitted: [SyntaxFacts]) -> [MemberName: Int] {
    let owners = [plan.controller.name] + plan.roles.map(plan.name(of:))
    return counts(
        owners.flatMap { owner in
            let members = emitted.flatMap(\.types).filter { $0.name == owner }.flatMap(\.members)
                .filter { member in
                    let isOfStyle = member.kind == .initializer || member.kind == .method && member.isStatic
                    return owner == plan.controller.name || !isOfStyle
                }.map(\.memberName)
            return once(members, in: plan)
        })
}

/// The members of one class. In Objective-C it may declare a property twice: for all in its header, and again for itself.
private func once(_ names: [MemberName], in plan: Plan) -> [MemberName] {
    guard plan.controller.language == .objectiveC else { return names }
    var seen: Set<MemberName> = []
    return names.filter { $0.kind != .property || seen.insert($0).inserted }
}

private func counts(_ names: [MemberName]) -> [MemberName: Int] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
}
