import Refactor

/// A check as lines that other programs look for in what is printed.
struct CheckLines {
    let report: CheckReport

    /// `/path/File.swift:12:1: warning: …`, which Xcode shows beside the line.
    func xcode() -> String {
        joined(
            report.violations.map { violation in
                let word = violation.severity == .info ? "note" : violation.severity.rawValue
                return "\(report.absolutePath(violation.file)):\(max(1, violation.line)):1: \(word): "
                    + Self.oneLine("\(violation.message) (\(violation.rule))")
            })
    }

    /// `::error file=File.swift,line=12::…`, which GitHub shows beside the line.
    func github() -> String {
        joined(
            report.violations.map { violation in
                let word = violation.severity == .info ? "notice" : violation.severity.rawValue
                let file = Self.property(report.path(violation.file))
                let title = Self.property(violation.rule)
                return "::\(word) file=\(file),line=\(max(1, violation.line)),title=\(title)::"
                    + Self.data(violation.message)
            })
    }

    private func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    private static func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

    private static func data(_ text: String) -> String {
        text.map { character in
            switch character {
            case "%": "%25"
            case "\r": "%0D"
            case "\n", "\r\n": "%0A"
            default: String(character)
            }
        }.joined()
    }

    private static func property(_ text: String) -> String {
        data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
    }
}
