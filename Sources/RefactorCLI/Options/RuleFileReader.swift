import Refactor

/// Reads the rules of an architecture: the key `check` of `.refactor.yml`, or of a file that is named like it.
struct RuleFileReader {
    /// The rules in their order, those of presets first.
    static func rules(in entry: YAMLEntry) throws(CommandError) -> [ArchitectureRule] {
        let keys = try entry.entries(known: ["preset", "rules"])
        var rules: [ArchitectureRule] = []
        for preset in try keys["preset"]?.several() ?? [] { rules += try Self.preset(preset) }
        for rule in try keys["rules"]?.list() ?? [] {
            let rule = try RuleEntry(rule).rule()
            // A rule of the team's own takes the place of a preset's that is called like it.
            rules.removeAll { $0.name == rule.name }
            rules.append(rule)
        }
        return rules
    }

    private static func preset(_ entry: YAMLEntry) throws(CommandError) -> [ArchitectureRule] {
        let name = try entry.text()
        guard let rules = RulePresets.rules(name) else {
            throw entry.fault("'\(name)' is no preset", word: name, known: RulePresets.names)
        }
        return rules
    }
}
