import Refactor

/// A check as a contract for other programs; additions are free, changes are not.
struct CheckDocument: Encodable {
    struct Entry: Encodable {
        let rule: String
        let severity: String
        let message: String
        let comment: String?
        let subjects: [String]
        let file: String
        let line: Int
        let chain: [String]
        let fingerprint: String
    }

    let schema: Int
    let rules: [String]
    let violations: [Entry]
    let known: Int
    let fixed: [RuleBaseline.Entry]

    init(_ report: CheckReport) {
        schema = 1
        rules = report.rules.map(\.name)
        violations = report.violations.map { violation in
            Entry(
                rule: violation.rule, severity: violation.severity.rawValue, message: violation.message,
                comment: violation.comment.isEmpty ? nil : violation.comment, subjects: violation.subjects,
                file: report.path(violation.file), line: violation.line, chain: violation.chain,
                fingerprint: violation.fingerprint)
        }
        known = report.known
        fixed = report.fixed
    }
}
