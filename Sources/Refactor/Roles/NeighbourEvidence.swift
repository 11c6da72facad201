/// Turns what the neighbours of a member say into evidence: one entry for each role, with the loudest neighbour named.
struct NeighbourEvidence {
    static let rule = "neighbours"

    let controller: Controller

    func evidence(for member: Member, from influences: [Influence]) -> [Evidence] {
        Likelihood.roles.compactMap { role in
            let sum = influences.reduce(0) { $0 + $1.steps(for: role) } * Likelihood.pointsPerStep
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
        let other = controller.members[loudest.neighbour]
        let others = Set(influences.map(\.neighbour)).count - 1
        let verb: String
        switch (member.kind, other.kind, loudest.isUser) {
        case (.property, _, true): verb = "is used by"
        case (_, _, true): verb = "is called by"
        case (_, .property, false), (_, .type, false): verb = "uses"
        case (_, _, false): verb = "calls"
        }
        let rest = others == 0 ? "" : others == 1 ? " and one other member" : " and \(others) other members"
        return "\(verb) \(other.name)\(loudest.isUser ? rest : others == 0 ? "" : ", beside \(others) more")"
    }
}
