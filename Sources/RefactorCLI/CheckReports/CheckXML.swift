import Refactor

/// A check as XML: Checkstyle, and JUnit with a test for each rule.
struct CheckXML {
    let report: CheckReport

    func checkstyle() -> String {
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<checkstyle version="4.3">"#]
        let files = Dictionary(grouping: report.violations) { report.path($0.file) }
        for file in files.keys.sorted() {
            lines.append("  <file name=\"\(escaped(file))\">")
            for violation in files[file] ?? [] {
                lines.append(
                    "    <error line=\"\(max(1, violation.line))\" column=\"1\" severity=\"\(violation.severity.rawValue)\""
                        + " message=\"\(escaped(violation.message))\""
                        + " source=\"refactor.\(escaped(violation.rule))\"/>")
            }
            lines.append("  </file>")
        }
        return (lines + ["</checkstyle>", ""]).joined(separator: "\n")
    }

    func junit() -> String {
        let kept = report.rules.filter { rule in !report.violations.contains { $0.rule == rule.name } }
        let count = report.violations.count + kept.count
        let figures = "tests=\"\(count)\" failures=\"\(report.violations.count)\""
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(figures)>",
            "  <testsuite name=\"refactor check\" \(figures) errors=\"0\" skipped=\"0\">",
        ]
        for rule in kept {
            lines.append("    <testcase classname=\"refactor.check\" name=\"\(escaped(rule.name))\"/>")
        }
        for violation in report.violations { lines += failure(violation) }
        return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }

    private func failure(_ violation: RuleViolation) -> [String] {
        let name = escaped("\(violation.rule): \(violation.message)")
        let place = escaped("\(report.path(violation.file)):\(max(1, violation.line))")
        return [
            "    <testcase classname=\"refactor.check\" name=\"\(name)\">",
            "      <failure type=\"\(violation.severity.rawValue)\" message=\"\(escaped(violation.message))\">\(place)</failure>",
            "    </testcase>",
        ]
    }

    /// Text for attributes and content; what XML cannot hold becomes the replacement character.
    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: String(scalar)
            }
        }.joined()
    }
}
