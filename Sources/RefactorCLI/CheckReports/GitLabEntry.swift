import Refactor

/// A violation as GitLab's code quality reports have it.
struct GitLabEntry: Encodable {
    struct Location: Encodable {
        struct Lines: Encodable {
            let begin: Int
        }

        let path: String
        let lines: Lines
    }

    private enum CodingKeys: String, CodingKey {
        case description
        case rule = "check_name"
        case fingerprint
        case severity
        case location
    }

    let description: String
    let rule: String
    let fingerprint: String
    let severity: String
    let location: Location

    init(_ violation: RuleViolation, _ report: CheckReport) {
        description = violation.message
        rule = violation.rule
        fingerprint = violation.fingerprint
        severity =
            switch violation.severity {
            case .error: "major"
            case .warning: "minor"
            case .info: "info"
            }
        location = Location(path: report.path(violation.file), lines: .init(begin: max(1, violation.line)))
    }
}
