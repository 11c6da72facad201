/// What a member shows by itself: the evidence of all rules and its score.
package struct OwnEvidence: Sendable {
    package let evidence: [Evidence]
    package let score: Score

    /// Where a member stays when nothing speaks: most members of a controller are the view's.
    private static let prior: KeyValuePairs<Role, Int> = [.view: 2, .interactor: -1, .router: -2]

    package init(of member: Member, in reading: Reading, rules: [any EvidenceRule] = evidenceRules) {
        var evidence: [Evidence] = []
        var score = Score()
        for (role, weight) in Self.prior { score[role] = weight }
        for family in EvidenceFamily.allCases where !member.fact.isAccessor || family == .anchor || family == .api {
            var sum = Score()
            for rule in rules where type(of: rule).family == family {
                for found in rule.evidence(for: member, in: reading) where found.weight != 0 {
                    evidence.append(found)
                    sum[found.role] += found.weight
                }
            }
            for role in Role.allCases { score[role] += min(family.cap, max(-family.cap, sum[role])) }
        }
        self.evidence = evidence
        self.score = score
    }

    /// All of them together, as of one member.
    init(joining parts: [OwnEvidence]) {
        evidence = parts.flatMap(\.evidence)
        var score = Score()
        for (role, weight) in Self.prior { score[role] = weight }
        for part in parts {
            for role in Role.allCases { score[role] += part.score[role] }
            for (role, weight) in Self.prior { score[role] -= weight }
        }
        self.score = score
    }
}
