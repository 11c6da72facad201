import Refactor

/// The findings of a graph with their numbers in a picture.
struct PictureFindings {
    private let findings: [ModuleFinding]
    private let numbers: [String: [Int]]
    private static let maximumNotes = 8

    init(_ findings: [ModuleFinding]) {
        self.findings = findings
        var numbers: [String: [Int]] = [:]
        for (index, finding) in findings.enumerated() {
            for subject in finding.subjects { numbers[subject, default: []].append(index + 1) }
        }
        self.numbers = numbers
    }

    /// The number on a module: that of its first finding.
    func badge(for module: AppModule) -> String? {
        let names = [module.name] + module.roles.values.flatMap { $0 }
        return names.flatMap { numbers[$0] ?? [] }.min().map { "\($0)" }
    }

    /// The number on a line between two modules or types: that of the first finding about just these two, in this order.
    func badge(from: String, to: String) -> String? {
        findings.firstIndex { $0.subjects == [from, to] }.map { "\($0 + 1)" }
    }

    /// The number on a type.
    func badge(forType type: String) -> String? { numbers[type]?.min().map { "\($0)" } }

    /// A sentence for each finding, and how many more there are.
    var notes: [String] {
        let shown = findings.prefix(Self.maximumNotes).enumerated().map { index, finding in
            "\(index + 1) · \(finding.message)" + (finding.evidence.isEmpty ? "" : " (\(finding.evidence))")
        }
        let more = findings.count - shown.count
        return more > 0 ? shown + ["… and \(amount(more, "more finding")): --format text lists them"] : shown
    }
}
