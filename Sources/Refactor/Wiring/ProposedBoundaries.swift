/// The boundaries of the split as it is decided: what the members of each role ask of the others, whether or not they
/// can move yet.
///
/// Where a style has no port between two roles, the use takes the shortest way through linked ones, and counts on each.
package func proposedBoundaries(of controller: Controller, assignments: [Assignment], style: Style) -> [Boundary] {
    var table = BoundaryTable()
    let given = givenConstants(of: controller)
    for member in controller.members where member.kind != .initializer && member.kind != .deinitializer {
        let from = assignments[member.index].role
        for reference in member.references {
            guard let target = usedMember(of: reference, by: member, in: controller), !given.contains(target.index)
            else { continue }
            let to = assignments[target.index].role
            guard from != to, let path = style.route(from: from, to: to, asking: target) else { continue }
            for port in path where port.protocolPattern != nil {
                table.enter(
                    target.index, in: port, isWritten: reference.fact.writes(target, in: controller),
                    line: reference.line)
            }
        }
    }
    return table.sorted(as: style)
}

/// Constants that an initialiser sets: the builder gives them to every part that needs them, so nobody asks for them.
///
/// Initialisers and deinitialisers ask nothing of others either: each part has its own.
private func givenConstants(of controller: Controller) -> Set<Int> {
    let set = controller.members.filter { $0.kind == .initializer }.flatMap { initializer in
        initializer.references.flatMap { reference -> [Int] in
            guard case .own(let targets) = reference.target, reference.fact.usage == .write else { return [] }
            return targets
        }
    }
    return Set(set.filter { controller.members[$0].fact.isConstant && controller.members[$0].fact.isStored })
}

/// The member of which a reference asks something; nil when nothing crosses, wherever both stand.
///
/// A selector or a key path names something of its own object, and a static member belongs to the type.
private func usedMember(of reference: Reference, by member: Member, in controller: Controller) -> Member? {
    guard case .own(let targets) = reference.target, let first = targets.first, first != member.index else {
        return nil
    }
    let target = controller.members[first]
    guard !target.fact.isStatic, target.kind != .type else { return nil }
    switch reference.fact.usage {
    case .selector, .keyPath, .type: return nil
    case .read, .write, .readWrite, .call, .reference, .shorthand, .capture: return target
    }
}
