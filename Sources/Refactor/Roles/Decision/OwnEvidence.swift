/// The evidence that a member shows by itself: the signs of all rules and its words, what they weigh, and its score.
package struct OwnEvidence: Sendable {
    package let evidence: [Evidence]
    package let score: Score

    package init(of member: Member, in reading: RuleContext, weights: RoleWeights = .standard) {
        let start = weights.start(of: member.kind, in: reading.controller.language)
        let words = WordEvidence(reader: RoleWordReader(reading: reading), points: weights.words)
        let evidence =
            Self.signs(of: member, in: reading).flatMap { weights.evidence(of: $0) } + words.evidence(for: member)
        self.evidence = evidence
        score = start.adding(evidence)
    }

    /// Returns the signs that the rules see in a member, each once.
    package static func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        var seen: Set<String> = []
        return evidenceRules.filter { speaks($0, of: member) }.flatMap { $0.signs(of: member, in: reading) }
            .filter { seen.insert($0.name).inserted }
    }

    /// Accessors of Objective-C speak for their property through what they touch alone.
    private static func speaks(_ rule: any EvidenceRule, of member: Member) -> Bool {
        let family = type(of: rule).family
        return !member.fact.isAccessor || family == .anchor || family == .api
    }

    /// All of them together, as of one member.
    init(joining parts: [OwnEvidence], start: Score) {
        evidence = parts.flatMap(\.evidence)
        score = start.adding(evidence)
    }
}
