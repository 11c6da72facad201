import Foundation
import Refactor

/// The decisions on some modules against their true roles.
struct Report {
    private var all = Tally()
    /// Every decision that was wrong, in the order of the modules.
    private(set) var wrong: [Wrong] = []
    private var byLanguage: [String: Tally] = [:]
    private var byRepository: [String: [String: Tally]] = [:]

    init(_ modules: [FusedModule]) {
        for module in modules {
            let assignments = assignRoles(module.controller)
            for (index, assignment) in assignments.enumerated() {
                guard let role = module.roles[index] else { continue }
                let said = FusedModule.role(named: assignment.role.rawValue)
                let add = { (tally: inout Tally) in
                    tally.add(
                        truth: role, said: said, confidence: assignment.confidence,
                        isAccepted: module.acceptable[index].contains(said))
                }
                add(&all)
                if role != said { wrong.append(Wrong(module: module, truth: role, assignment: assignment)) }
                for name in [module.language.rawValue, "all"] {
                    add(&byLanguage[name, default: Tally()])
                    add(&byRepository[name, default: [:]][module.repository, default: Tally()])
                }
            }
        }
    }

    /// All figures, a row for each language, and the confusion matrix.
    func text(titled title: String) -> String {
        var lines = [
            "\(title): \(all.total) members",
            "language | accuracy / F1 | F1 V P I R | mean over repositories | high right @ share | medium | low",
        ]
        for name in byLanguage.keys.sorted() {
            let tally = byLanguage[name] ?? Tally()
            let means = (byRepository[name] ?? [:]).values
            let mean = means.reduce(0) { $0 + $1.accuracy } / Double(max(1, means.count))
            let levels = Confidence.allCases.map { "\(number(tally.accuracy($0))) @ \(number(tally.coverage($0)))" }
            let roles = Tally.roles.map { number(tally.f1($0)) }.joined(separator: " ")
            lines.append(
                "\(name) | \(number(tally.accuracy)) / \(number(tally.macroF1)) | \(roles) | \(number(mean)) | "
                    + levels.joined(separator: " | "))
        }
        if all.accepted > 0 { lines.append("accepted: \(number(Double(all.accepted) / Double(max(1, all.total))))") }
        lines.append("truth \\ said | " + Tally.roles.map(\.rawValue).joined(separator: " | "))
        for truth in Tally.roles {
            lines.append(
                "\(truth.rawValue) | " + Tally.roles.map { "\(all.count(truth, said: $0))" }.joined(separator: " | "))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func number(_ value: Double) -> String { String(format: "%.3f", value) }
}
