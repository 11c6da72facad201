/// Outlets, actions and selector targets are found by the runtime under the controller's name: none may leave it.
package func anchorFaults(of plan: Plan, emitted: [SyntaxFacts]) -> [ConservationFault] {
    let kept = Set(
        emitted.flatMap(\.types).filter { $0.name == plan.controller.name }.flatMap(\.members).map(\.id))
    return plan.controller.members.compactMap { member in
        let isBound = member.fact.attributes.contains {
            $0.hasPrefix("IB") || $0.hasPrefix("objc") || $0 == "NSManaged"
        }
        guard isBound, !kept.contains(member.id) else { return nil }
        return ConservationFault(
            rule: "lost-anchor",
            description: "'\(member.id)' is bound by the runtime and would leave \(plan.controller.name)")
    }
}

/// A bare name in moved code must mean the same as before: its target went along, or the reference was redirected.
package func nameFaults(of plan: Plan, emitted: [SyntaxFacts]) -> [ConservationFault] {
    plan.controller.members.flatMap { member -> [ConservationFault] in
        let role = plan.placements[member.index].role
        guard plan.placements[member.index].moves, member.kind != .type else { return [] }
        return member.references.compactMap { reference in
            guard case .own(let targets) = reference.target, let target = targets.first,
                !plan.controller.members[target].fact.isStatic, plan.placements[target].role != role,
                !plan.copies(in: role).contains(where: { $0.index == target }),
                !plan.crossings.contains(where: { $0.member == member.index && $0.reference == reference.fact })
            else { return nil }
            return ConservationFault(
                rule: "unresolved-name",
                description: "line \(reference.line): '\(reference.name)' would not be found from the \(role.rawValue)")
        }
    }
}

/// The emitted view, planned again in view of the same app, has nothing more to move.
package func secondRunFaults(of plan: Plan, emitted: [SyntaxFacts]) -> [ConservationFault] {
    guard !plan.roles.isEmpty else { return [] }
    let views = emitted.filter { facts in facts.types.contains { $0.name == plan.controller.name } }
    do {
        let found = try controllers(in: views, named: plan.controller.name, project: plan.controller.project)
        let isSplitAgain = found.contains { !Refactor.plan($0, style: plan.style, module: plan.module).isEmpty }
        return isSplitAgain
            ? [ConservationFault(rule: "second-run", description: "the emitted view would be split again")] : []
    } catch {
        return [
            ConservationFault(rule: "second-run", description: "the emitted view cannot be planned again: \(error)")
        ]
    }
}
