/// A broken promise of an emission; nothing is written when there is one.
public struct ConservationFault: Error, Sendable, Equatable, CustomStringConvertible {
    /// The promise: `lost-bytes`, `doubled-bytes`, `member-count`, `syntax-error`, `lost-anchor`.
    public let rule: String
    public let description: String

    package init(rule: String, description: String) {
        self.rule = rule
        self.description = description
    }
}
