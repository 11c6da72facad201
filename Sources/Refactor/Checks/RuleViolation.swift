/// A place where an app does what a rule forbids.
package struct RuleViolation: Sendable, Equatable {
    package var rule: String
    package var severity: ArchitectureRule.Severity
    /// One sentence, without lines: it stays as it is when code moves.
    package var message: String
    /// The comment of the rule; empty for none.
    package var comment: String
    /// The modules, services or types that it is about, in the order of the sentence.
    package var subjects: [String]
    /// Relative to the folder that was checked; empty for the app as a whole.
    package var file: String
    /// From 1; 0 for a file as a whole.
    package var line: Int
    /// The chain that leads there, step by step, each with its place.
    package var chain: [String]

    /// The key that identifies it while lines move.
    package var key: String { [rule, file, message].joined(separator: "\t") }

    /// The key as a short number.
    package var fingerprint: String {
        let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
