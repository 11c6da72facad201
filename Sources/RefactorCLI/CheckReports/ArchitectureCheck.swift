import Foundation
import Refactor

/// The rules for a folder, and what in it violates them.
struct ArchitectureCheck {
    let folder: String
    let rules: [ArchitectureRule]
    private let exclude: [String]

    /// The rules of presets and of the nearest `.refactor.yml`, or of the file that is named instead.
    init(folder: String, config: String?, presets: [String]) throws(CommandError) {
        self.folder = folder
        let settings =
            if let config { try ProjectSettings.read(at: config) } else { try ProjectSettings.read(near: folder) }
        exclude = settings.exclude
        var rules = presets.flatMap { RulePresets.rules($0) ?? [] }
        if let check = settings.check {
            for rule in try RuleFileReader.rules(in: check) {
                rules.removeAll { $0.name == rule.name }
                rules.append(rule)
            }
        }
        guard !rules.isEmpty else { throw .noRules(path: config ?? settings.path ?? ProjectSettings.file) }
        self.rules = rules
    }

    func violations(including included: [String], excluding excluded: [String]) throws(CommandError) -> [RuleViolation]
    {
        let app = try AppGraph.checked(folder, including: included, excluding: excluded + exclude)
        return RuleChecker.violations(of: rules, in: app)
    }

    /// Those that the app had where the present branch left another one.
    func violations(before reference: String, including included: [String], excluding excluded: [String])
        throws(CommandError) -> [RuleViolation]
    {
        let app = try AppGraph.checked(
            folder, before: reference, including: included, excluding: excluded + exclude)
        return RuleChecker.violations(of: rules, in: app)
    }

    /// The module graph with the violations as its first findings, so that pictures draw them in red.
    func graph(including included: [String], excluding excluded: [String]) throws(CommandError) -> ModuleGraph {
        let app = try AppGraph.checked(folder, including: included, excluding: excluded + exclude)
        if app.graph.modules.isEmpty { throw .noModules(path: folder) }
        let found = RuleChecker.violations(of: rules, in: app).map { app.finding(for: $0) }
        var graph = app.graph
        graph.findings = found + graph.findings
        return graph
    }

    /// The violations that a file lists.
    static func baseline(at path: String) throws(CommandError) -> RuleBaseline {
        let bytes = try Disk.read(path).bytes
        guard let baseline = try? JSONDecoder().decode(RuleBaseline.self, from: Data(bytes)),
            baseline.schema == RuleBaseline.currentSchema
        else { throw .baseline(path: path) }
        return baseline
    }
}
