extension Style {
    /// The points that two roles of one component gain together over the stronger one, by the points between them: what
    /// is half presentation, half business is the interactor's all the same when one component does both.
    private static let gain = [3, 2, 2, 2, 1, 1, 1, 1, 1]

    /// A score over the roles that have components: those without count for the one that does their work.
    package func adopted(_ score: Score) -> Score {
        var adopted = score
        for role in Role.allCases {
            guard let owner = substitutes[role] else { continue }
            let distance = abs(score[role] - score[owner])
            adopted[owner] =
                max(score[role], score[owner]) + (distance < Self.gain.count ? Self.gain[distance] : 0)
        }
        return adopted
    }

    /// Roles between which the style shares out the members.
    package func roles(for kind: MemberKind) -> [Role] {
        (kind == .type ? Role.allCases : Likelihood.roles).filter { substitutes[$0] == nil }
    }

    /// Assignments in which every role has a component; the same ones where the style has them all.
    func adopted(_ assignments: [Assignment], in reading: RuleContext) -> [Assignment] {
        guard !substitutes.isEmpty else { return assignments }
        return assignments.map { adopted($0, of: reading.controller.members[$0.member], in: reading) }
    }

    private func adopted(_ assignment: Assignment, of member: Member, in reading: RuleContext) -> Assignment {
        var adopted = assignment
        adopted.role = owner(of: assignment.role)
        adopted.alternative = assignment.alternative.map(owner)
        guard !assignment.isPinned, assignment.anchor == nil, member.kind != .type else { return adopted }
        let others = [NeighbourEvidence.rule, ConformanceBond.rule, AccessorBond.rule]
        let roles = roles(for: member.kind)
        let language = reading.controller.language
        let whole = score(of: assignment.evidence, kind: member.kind, in: language)
        let own = score(
            of: assignment.evidence.filter { !others.contains($0.rule) }, kind: member.kind, in: language)
        let before = self.adopted(own).best(among: roles)
        let best = self.adopted(whole).best(among: roles)
        if best.role != adopted.role {
            let stronger = Role.allCases.filter { owner(of: $0) == best.role }.max { whole[$0] < whole[$1] }
            adopted.responsibility = responsibility(of: member, role: stronger ?? best.role, in: reading)
        }
        adopted.role = best.role
        adopted.alternative = best.second
        adopted.margin = best.margin
        adopted.confidence = Confidence(before: before, after: best, evidence: owned(assignment.evidence))
        return adopted
    }

    /// The evidence as the components have it.
    private func owned(_ evidence: [Evidence]) -> [Evidence] {
        evidence.map {
            Evidence(rule: $0.rule, role: owner(of: $0.role), weight: $0.weight, line: $0.line, reason: $0.reason)
        }
    }

    /// Assignments in which the interactor still has what a data manager will get: members are decided and cut first.
    func undivided(_ assignments: [Assignment], of controller: Controller) -> [Assignment] {
        guard component(for: .service) != nil else { return assignments }
        return assignments.map { assignment in
            guard assignment.role == .service, controller.members[assignment.member].kind != .type else {
                return assignment
            }
            var assignment = assignment
            assignment.role = .interactor
            return assignment
        }
    }

    /// Slices whose roles have components; those of the member's own component are none.
    func adopted(_ slices: [MisplacedCode], in role: Role) -> [MisplacedCode] {
        guard !substitutes.isEmpty else { return slices }
        return slices.map {
            MisplacedCode(
                range: $0.range, line: $0.line, endLine: $0.endLine, role: owner(of: $0.role), reason: $0.reason)
        }.filter { $0.role != role }
    }
}
