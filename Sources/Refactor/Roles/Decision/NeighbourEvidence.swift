/// Turns what the neighbours of a member say into evidence: one entry for each role, with the loudest neighbour named.
struct NeighbourEvidence {
    static let rule = "neighbours"

    let controller: Controller

    func evidence(for member: Member, from influences: [Influence]) -> [Evidence] {
        Likelihood.roles.compactMap { role in
            let sum = influences.reduce(0) { $0 + $1.steps(for: role) } * RoleWeights.pointsPerStep
            let weight = Int(sum.rounded())
            guard weight != 0, let loudest = loudest(of: influences, for: role, isFor: weight > 0) else { return nil }
            return Evidence(
                rule: Self.rule, role: role, weight: weight, line: member.fact.line,
                reason: reason(loudest, of: member, among: influences))
        }
    }

    private func loudest(of influences: [Influence], for role: Role, isFor: Bool) -> Influence? {
        var loudest: (influence: Influence, steps: Double)?
        for influence in influences {
            let steps = isFor ? influence.steps(for: role) : -influence.steps(for: role)
            if steps > loudest?.steps ?? 0 { loudest = (influence, steps) }
        }
        return loudest?.influence
    }

    private func reason(_ loudest: Influence, of member: Member, among influences: [Influence]) -> String {
        let other = controller.members[loudest.neighbour].displayName
        let others = Set(influences.map(\.neighbour)).count - 1
        let rest =
            others == 0 ? "" : others == 1 ? ", and has one more neighbour" : ", and has \(others) more neighbours"
        return (loudest.isUser ? "is \(loudest.kind.passive) by \(other)" : "\(loudest.kind.active) \(other)") + rest
    }
}

extension MemberEdge.Kind {
    fileprivate var active: String {
        switch self {
        case .calls: "calls"
        case .reads: "reads"
        case .writes: "writes"
        case .passes: "hands on"
        case .selects: "selects"
        case .namesType: "names"
        }
    }

    fileprivate var passive: String {
        switch self {
        case .calls: "called"
        case .reads: "read"
        case .writes: "written"
        case .passes: "handed on"
        case .selects: "selected"
        case .namesType: "named"
        }
    }
}
