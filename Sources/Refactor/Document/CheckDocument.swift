/// The output of `refactor check --format json`: what an app does that the rules forbid. Additions are free, changes are
/// not.
package struct CheckDocument: Codable, Equatable, Sendable {
    package struct ViolationEntry: Codable, Equatable, Sendable {
        package let rule: String
        /// `error` or `warning`.
        package let severity: String
        /// One sentence, without lines: it stays as it is when code moves.
        package let message: String
        /// The comment of the rule; left out where it has none.
        package let comment: String?
        /// The modules, services or types that it is about.
        package let subjects: [String]
        package let file: String
        /// From 1; 0 for a file as a whole.
        package let line: Int
        /// What leads there, step by step, each with its place.
        package let chain: [String]
        /// The same as long as rule, file and message are.
        package let fingerprint: String
    }

    package struct FixedEntry: Codable, Equatable, Sendable {
        package let rule: String
        package let file: String
        package let message: String
    }

    package let schema: Int
    /// The names of the rules.
    package let rules: [String]
    /// Those that no baseline lists.
    package let violations: [ViolationEntry]
    /// The number of violations that the baseline lists.
    package let known: Int
    /// Entries of the baseline that nothing violates any more.
    package let fixed: [FixedEntry]

    /// `path` gives a file as the user can give it to another program.
    package init(
        of violations: [RuleViolation], by rules: [ArchitectureRule], known: Int, fixed: [RuleBaseline.Entry],
        path: (String) -> String
    ) {
        schema = 1
        self.rules = rules.map(\.name)
        self.violations = violations.map { violation in
            ViolationEntry(
                rule: violation.rule, severity: violation.severity.rawValue, message: violation.message,
                comment: violation.comment.isEmpty ? nil : violation.comment, subjects: violation.subjects,
                file: path(violation.file), line: violation.line, chain: violation.chain,
                fingerprint: violation.fingerprint)
        }
        self.known = known
        self.fixed = fixed.map { FixedEntry(rule: $0.rule, file: $0.file, message: $0.message) }
    }
}
