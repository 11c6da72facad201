/// Violations that a team lives with for now, without lines: moving code changes nothing.
package struct RuleBaseline: Codable, Sendable, Equatable {
    package struct Entry: Codable, Sendable, Hashable {
        package let rule: String
        package let file: String
        package let message: String
    }

    package static let currentSchema = 1

    package let schema: Int
    package let violations: [Entry]

    /// All of some violations, sorted.
    package init(_ violations: [RuleViolation]) {
        schema = Self.currentSchema
        self.violations = violations.map { Entry(rule: $0.rule, file: $0.file, message: $0.message) }.sorted {
            ($0.rule, $0.file, $0.message) < ($1.rule, $1.file, $1.message)
        }
    }

    /// The violations that are not listed, and the entries that nothing violates any more.
    package func compare(_ found: [RuleViolation]) -> (new: [RuleViolation], fixed: [Entry]) {
        var open: [Entry: Int] = [:]
        for entry in violations { open[entry, default: 0] += 1 }
        var new: [RuleViolation] = []
        for violation in found {
            let entry = Entry(rule: violation.rule, file: violation.file, message: violation.message)
            if let count = open[entry], count > 0 { open[entry] = count - 1 } else { new.append(violation) }
        }
        let fixed = violations.reduce(into: [Entry]()) { fixed, entry in
            if let count = open[entry], count > 0 {
                fixed.append(entry)
                open[entry] = count - 1
            }
        }
        return (new, fixed)
    }
}
