/// The outcome of statements that a person wants in a role.
package struct PartOutcome: Sendable, Equatable {
    package let pin: PartPin
    /// The lines where they stand now.
    package let lines: ClosedRange<Int>
    /// The beginning of the first of them.
    package let words: String
    /// The methods that they became; none where the whole member is in the role.
    package let methods: [String]
    /// Why they are not, or not all, in the role; nil where they are.
    package let stays: StayReason?

    package var isDone: Bool { stays == nil }

    /// Returns the beginning of a statement by which it is found again: at most sixty characters of its first line.
    package static func beginning(of statement: String) -> String {
        String(PinnedParts.plain(String(statement.prefix { !$0.isNewline })).prefix(60))
    }
}
