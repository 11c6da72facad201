/// How sure an assignment is.
public enum Confidence: String, Sendable, Codable, CaseIterable {
    case high
    case medium
    case low

    /// From the margins before and after the neighbours were heard.
    init(
        before: (role: Role, second: Role?, margin: Int), after: (role: Role, second: Role?, margin: Int),
        evidence: [Evidence]
    ) {
        guard !evidence.isEmpty else {
            self = .low
            return
        }
        let agreed = before.role == after.role ? before.margin + after.margin : after.margin / 2
        self = agreed >= 20 ? .high : agreed >= 8 || after.margin >= 6 ? .medium : .low
    }
}
