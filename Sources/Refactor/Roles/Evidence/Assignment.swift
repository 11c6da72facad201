/// A member, its role, and why.
package struct Assignment: Sendable, Equatable {
    /// Index of the member in the controller.
    package let member: Int
    package var role: Role
    package var responsibility: Responsibility
    package var confidence: Confidence
    /// Best score minus second best.
    package var margin: Int
    /// The person fixed the role in a plan file.
    package var isPinned: Bool
    /// Something decides that it stays in the view, whatever else speaks: the reason.
    package var anchor: String?
    /// The tie that keeps it in the view although its role is another one: something calls it there by its name.
    package var tie: String?
    /// The screen tells its callers through it.
    package var isOutput = false
    /// All evidence, strongest first.
    package var evidence: [Evidence]
    /// The role that came second.
    package var alternative: Role?

    package init(
        member: Int, role: Role, responsibility: Responsibility, confidence: Confidence, margin: Int, isPinned: Bool,
        anchor: String?, evidence: [Evidence], alternative: Role?
    ) {
        self.member = member
        self.role = role
        self.responsibility = responsibility
        self.confidence = confidence
        self.margin = margin
        self.isPinned = isPinned
        self.anchor = anchor
        tie = nil
        self.evidence = evidence
        self.alternative = alternative
    }

    /// Nothing spoke clearly for one role: it is listed with both arguments.
    package var isDoubtful: Bool { confidence == .low && !isPinned && anchor == nil }

    /// Nothing spoke clearly, and the view is one of those that it may belong to: it stays there.
    package var isUndecided: Bool { isDoubtful && !isOutOfView }

    /// Neither of the two best roles is the view's: whichever is right, the member leaves, to the better one.
    private var isOutOfView: Bool {
        guard role != .view, let alternative, alternative != .view else { return false }
        return evidence.contains { $0.role == role && $0.weight > 0 }
    }
}
