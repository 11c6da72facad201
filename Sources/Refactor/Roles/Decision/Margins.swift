extension Confidence {
    /// Both margins together, in points, from which on a decision is sure and fairly sure: chosen on modules whose weights
    /// never saw them, so that at least 95 of 100 sure ones are right.
    private static let sure = 18
    private static let fairlySure = 8

    /// From the margins before and after the neighbours were heard.
    ///
    /// Neighbours alone never make it high, and never settle on the view: members that only know one another agree on
    /// it for want of anything else.
    init(
        before: (role: Role, second: Role?, margin: Int), after: (role: Role, second: Role?, margin: Int),
        evidence: [Evidence]
    ) {
        guard !evidence.isEmpty else {
            self = .low
            return
        }
        let agreed = before.role == after.role ? before.margin + after.margin : after.margin / 2
        let margins: Confidence = agreed >= Self.sure ? .high : agreed >= Self.fairlySure ? .medium : .low
        let hasOwn = evidence.contains {
            $0.rule != NeighbourEvidence.rule && $0.role == after.role && $0.weight >= 3
        }
        if hasOwn || margins == .low {
            self = margins
        } else {
            self = after.role == .view ? .low : .medium
        }
    }
}
