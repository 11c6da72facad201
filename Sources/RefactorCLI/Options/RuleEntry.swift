import Refactor

/// A rule as a person wrote it.
struct RuleEntry {
    private let entry: YAMLEntry
    private let keys: [String: YAMLEntry]

    private static let demands = ["cycles", "findings", "forbid", "imports", "layers", "limit", "require", "style"]

    init(_ entry: YAMLEntry) throws(CommandError) {
        self.entry = entry
        keys = try entry.entries(known: ["comment", "name", "severity"] + Self.demands)
    }

    func rule() throws(CommandError) -> ArchitectureRule {
        guard let name = try keys["name"]?.text() else { throw entry.fault("a rule needs a 'name'") }
        let given = Self.demands.filter { keys[$0] != nil }
        guard let what = given.first, given.count == 1, let demand = keys[what] else {
            throw entry.fault("the rule '\(name)' needs one of \(Self.demands.joined(separator: ", "))")
        }
        let severity = try keys["severity"]?.choice(
            ["error": ArchitectureRule.Severity.error, "info": .info, "warning": .warning], called: "severity")
        return ArchitectureRule(
            name: name, severity: severity ?? .error, comment: try keys["comment"]?.text() ?? "",
            demand: try Self.demand(what, demand))
    }

    private static func demand(_ what: String, _ entry: YAMLEntry) throws(CommandError) -> ArchitectureRule.Demand {
        switch what {
        case "cycles": try cycles(entry)
        case "findings": .without(findings: Set(try entry.texts()))
        case "imports": try imports(entry)
        case "layers": try layers(entry)
        case "limit": try limit(entry)
        case "style": try style(entry)
        case "require": try requirement(entry)
        default: try prohibition(entry)
        }
    }

    // MARK: - Demands

    private static func prohibition(_ entry: YAMLEntry) throws(CommandError) -> ArchitectureRule.Demand {
        let keys = try entry.entries(known: ["apart", "from", "kind", "to"])
        guard keys["from"] != nil || keys["to"] != nil else { throw entry.fault("'from' or 'to' is missing") }
        return .forbid(
            from: try selector(keys["from"]), to: try selector(keys["to"]), kinds: try kinds(keys["kind"]),
            apart: try keys["apart"]?.flag() ?? false)
    }

    private static func requirement(_ entry: YAMLEntry) throws(CommandError) -> ArchitectureRule.Demand {
        let keys = try entry.entries(known: ["from", "kind", "to"])
        guard let to = keys["to"] else { throw entry.fault("'to' is missing") }
        return .require(from: try selector(keys["from"]), to: try selector(to), kinds: try kinds(keys["kind"]))
    }

    private static func layers(_ entry: YAMLEntry) throws(CommandError) -> ArchitectureRule.Demand {
        var list = entry
        var isStrict = false
        if entry.isMapping {
            let keys = try entry.entries(known: ["order", "strict"])
            guard let order = keys["order"] else { throw entry.fault("'order' is missing: the layers from the top") }
            list = order
            isStrict = try keys["strict"]?.flag() ?? false
        }
        var layers: [ArchitectureRule.Layer] = []
        for layer in try list.list() {
            let keys = try layer.entries(known: ["name"] + parts)
            guard let name = try keys["name"]?.text() else { throw layer.fault("a layer needs a 'name'") }
            layers.append(ArchitectureRule.Layer(name: name, parts: try selector(of: keys)))
        }
        guard layers.count > 1 else { throw entry.fault("at least two layers are expected, the top one first") }
        return .layers(layers, isStrict: isStrict)
    }

    private static func cycles(_ entry: YAMLEntry) throws(CommandError) -> ArchitectureRule.Demand {
        if !entry.isMapping {
            switch try entry.choice(["folders": 0, "modules": 1, "references": 2], called: "kind of cycles") {
            case 0: return .foldersWithoutCycles(depth: 1)
            case 1: return .modulesWithoutCycles(kinds: ["adapter", "builds", "child", "uses"])
            default: return .without(findings: ["strong-cycle"])
            }
        }
        let keys = try entry.entries(known: ["depth", "folders", "kind"])
        if let depth = keys["depth"] { return .foldersWithoutCycles(depth: try number(depth)) }
        return .modulesWithoutCycles(kinds: try kinds(keys["kind"]))
    }

    private static func limit(_ entry: YAMLEntry) throws(CommandError) -> ArchitectureRule.Demand {
        let keys = try entry.entries(known: ["in", "most", "of"])
        guard let what = keys["of"], let most = keys["most"] else { throw entry.fault("'of' and 'most' are needed") }
        let word = try what.text()
        guard let measure = ArchitectureRule.Measure(rawValue: word) else {
            throw what.fault(
                "'\(word)' is nothing to count", word: word, known: ArchitectureRule.Measure.allCases.map(\.rawValue))
        }
        return .limit(measure, most: try number(most), of: try selector(keys["in"]))
    }

    private static func imports(_ entry: YAMLEntry) throws(CommandError) -> ArchitectureRule.Demand {
        let keys = try entry.entries(known: ["forbid", "in"])
        guard let names = keys["forbid"] else { throw entry.fault("'forbid' is missing: modules such as UIKit") }
        return .importing(try selector(keys["in"]), none: Set(try names.texts()))
    }

    private static func style(_ entry: YAMLEntry) throws(CommandError) -> ArchitectureRule.Demand {
        let keys = try entry.entries(known: ["in", "is"])
        guard let styles = keys["is"] else { throw entry.fault("'is' is missing: styles such as viper") }
        return .styled(try selector(keys["in"]), Set(try styles.texts()))
    }

    // MARK: - Parts

    private static let parts = ["folder", "module", "role", "service", "style", "type"]

    private static func selector(_ entry: YAMLEntry?) throws(CommandError) -> RuleSelector {
        guard let entry else { return RuleSelector() }
        return try selector(of: try entry.entries(known: parts))
    }

    private static func selector(of keys: [String: YAMLEntry]) throws(CommandError) -> RuleSelector {
        var selector = RuleSelector()
        selector.modules = try patterns(keys["module"])
        selector.folders = try patterns(keys["folder"])
        selector.types = try patterns(keys["type"])
        selector.services = try patterns(keys["service"])
        selector.styles = Set(try keys["style"]?.texts() ?? [])
        for entry in try keys["role"]?.several() ?? [] {
            let word = try entry.text()
            guard let role = ModuleRole(rawValue: word) else {
                throw entry.fault("'\(word)' is no role", word: word, known: ModuleRole.allCases.map(\.rawValue))
            }
            selector.roles.insert(role)
        }
        return selector
    }

    private static func patterns(_ entry: YAMLEntry?) throws(CommandError) -> [RulePattern] {
        var found: [RulePattern] = []
        for entry in try entry?.several() ?? [] {
            let text = try entry.text()
            guard let pattern = RulePattern(text) else { throw entry.fault("'\(text)' is no regular expression") }
            found.append(pattern)
        }
        return found
    }

    private static func kinds(_ entry: YAMLEntry?) throws(CommandError) -> Set<String> {
        var found: Set<String> = []
        for entry in try entry?.several() ?? [] {
            let word = try entry.text()
            guard RuleStatement.kinds.contains(word) else {
                throw entry.fault("'\(word)' is no kind of edge", word: word, known: RuleStatement.kinds)
            }
            found.insert(word)
        }
        return found
    }

    private static func number(_ entry: YAMLEntry) throws(CommandError) -> Int {
        guard let number = Int(try entry.text()), number >= 0 else { throw entry.fault("a number is expected here") }
        return number
    }
}
