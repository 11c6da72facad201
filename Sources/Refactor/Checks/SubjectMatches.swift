/// The parts of an app that selectors match; each pattern is held against each name once.
struct SubjectMatches {
    private let modules: Set<String>
    private let types: Set<String>
    private let services: Set<String>
    private let files: Set<String>
    private var known: [String: Set<String>] = [:]

    init(_ app: CheckedApp) {
        modules = Set(app.graph.modules.map(\.name))
        services = Set(app.graph.services.map(\.name))
        types = Set(app.subjects.keys).union(app.statements.map(\.from.type))
        files = Set(app.subjects.values.map(\.file)).union(app.graph.modules.map(\.file))
            .union(app.statements.map(\.from.file)).union(app.graph.services.map(\.file))
    }

    mutating func matches(_ subject: RuleSubject, _ selector: RuleSelector) -> Bool {
        if !selector.roles.isEmpty {
            guard let role = subject.role, selector.roles.contains(role) else { return false }
        }
        if !selector.styles.isEmpty, !selector.styles.contains(subject.style) { return false }
        return fits(subject.module, selector.modules, "module", among: modules)
            && fits(subject.type, selector.types, "type", among: types)
            && fits(subject.service, selector.services, "service", among: services)
            && fits(subject.file, selector.folders, "file", among: files)
    }

    private mutating func fits(
        _ name: String, _ patterns: [RulePattern], _ what: String, among names: Set<String>
    ) -> Bool {
        if patterns.isEmpty { return true }
        if name.isEmpty { return false }
        for pattern in patterns {
            let key = what + ":" + pattern.text
            let meant = known[key] ?? pattern.matching(names)
            known[key] = meant
            if meant.contains(name) { return true }
        }
        return false
    }
}
