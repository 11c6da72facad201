import Refactor

/// A check for people: each violation with its place, what leads there and why the rule is there.
struct CheckText {
    let report: CheckReport

    func text() -> String {
        var lines: [String] = []
        for violation in report.violations {
            let place =
                violation.line > 0 ? "\(report.path(violation.file)):\(violation.line)" : report.path(violation.file)
            lines.append("\(place): \(violation.severity.rawValue): \(violation.message) (\(violation.rule))")
            for step in violation.chain.dropFirst().prefix(4) { lines.append("    also \(step)") }
            if violation.chain.count > 5 { lines.append("    and \(violation.chain.count - 5) more") }
            if !violation.comment.isEmpty { lines.append("    \(violation.comment)") }
        }
        for entry in report.fixed {
            lines.append("\(report.path(entry.file)): fixed, still in the baseline: \(entry.message) (\(entry.rule))")
        }
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let counts = ArchitectureRule.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = report.violations.count { $0.severity == severity }
            return count == 0 ? nil : severity == .info ? "\(count) info" : amount(count, severity.rawValue)
        }
        let known = report.known > 0 ? "; \(report.known) \(report.knownPlace)" : ""
        let found = counts.isEmpty ? "no violations" : counts.joined(separator: ", ")
        return "\(amount(report.rules.count, "rule")): \(found)\(known)"
    }
}
