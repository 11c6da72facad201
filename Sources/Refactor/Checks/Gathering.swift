/// Statements that a rule forbids, one for each two ends; the others lead there too.
struct Gathering {
    private let rule: ArchitectureRule
    private var found: [String: RuleViolation] = [:]

    init(_ rule: ArchitectureRule) { self.rule = rule }

    mutating func add(_ statement: RuleStatement, behind reason: String = "") {
        let (from, to) = (statement.from.name, statement.to.name)
        let key = from + "\t" + to
        let step = "\(from) \(statement.verb) \(to) at \(statement.evidence)"
        if found[key] != nil {
            found[key]?.chain.append(step)
            return
        }
        let (file, line) = RuleChecker.place(statement.evidence)
        found[key] = RuleViolation(
            rule: rule.name, severity: rule.severity,
            message: "\(from) \(statement.verb) \(to)" + (reason.isEmpty ? "" : "; \(reason)"), comment: rule.comment,
            subjects: [from, to], file: file, line: line, chain: [step])
    }

    var violations: [RuleViolation] { found.keys.sorted().compactMap { found[$0] } }
}
