/// A remark for the user at a source location.
package struct Finding: Sendable, Equatable {
    package enum Severity: String, Sendable {
        case note
        case warning
    }

    package let severity: Severity
    /// A name for filtering: `reads-weak-value`.
    package let rule: String
    package let line: Int
    package let message: String

    package init(severity: Severity, rule: String, line: Int, message: String) {
        self.severity = severity
        self.rule = rule
        self.line = line
        self.message = message
    }
}
