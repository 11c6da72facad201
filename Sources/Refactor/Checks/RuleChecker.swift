/// Holds rules against an app.
package struct RuleChecker {
    let app: CheckedApp
    private var matches: SubjectMatches

    package init(_ app: CheckedApp) {
        self.app = app
        matches = SubjectMatches(app)
    }

    /// Returns the places where the app breaks the rules, in the order of files and lines.
    package static func violations(of rules: [ArchitectureRule], in app: CheckedApp) -> [RuleViolation] {
        var checker = RuleChecker(app)
        let found = rules.flatMap { checker.violations(of: $0) }
        return found.sorted {
            ($0.file, $0.line, $0.rule, $0.message) < ($1.file, $1.line, $1.rule, $1.message)
        }
    }

    private mutating func violations(of rule: ArchitectureRule) -> [RuleViolation] {
        switch rule.demand {
        case .forbid(let from, let to, let kinds, let apart): forbidden(rule, from, to, kinds, apart: apart)
        case .require(let from, let to, let kinds): missing(rule, from, to, kinds)
        case .layers(let layers, let isStrict): wrongLayers(rule, layers, isStrict: isStrict)
        case .modulesWithoutCycles(let kinds): moduleCycles(rule, kinds)
        case .foldersWithoutCycles(let depth): folderCycles(rule, depth: depth)
        case .without(let codes): findings(rule, codes)
        case .limit(let measure, let most, let parts): excesses(rule, measure, most: most, of: parts)
        case .importing(let parts, let names): imports(rule, of: parts, names)
        case .styled(let parts, let styles): wrongStyles(rule, of: parts, styles)
        }
    }

    // MARK: - Statements

    private mutating func forbidden(
        _ rule: ArchitectureRule, _ from: RuleSelector, _ to: RuleSelector, _ kinds: Set<String>, apart: Bool
    ) -> [RuleViolation] {
        var found = Gathering(rule)
        for statement in app.statements where statement.isMeant(by: kinds) {
            guard matches.matches(statement.from, from), matches.matches(statement.to, to) else { continue }
            if apart, Self.areTogether(statement) { continue }
            found.add(statement)
        }
        return found.violations
    }

    /// Returns true if both ends are one module, or one of them is none.
    private static func areTogether(_ statement: RuleStatement) -> Bool {
        statement.from.module == statement.to.module || statement.from.module.isEmpty || statement.to.module.isEmpty
    }

    private mutating func missing(
        _ rule: ArchitectureRule, _ from: RuleSelector, _ to: RuleSelector, _ kinds: Set<String>
    ) -> [RuleViolation] {
        var having: Set<String> = []
        for statement in app.statements where statement.isMeant(by: kinds) {
            if matches.matches(statement.to, to) { having.insert(statement.from.module) }
        }
        return modules(from).filter { !having.contains($0.module) }.map { subject in
            let kind =
                kinds.isEmpty
                ? "has nothing to do with" : kinds.sorted().map(RuleStatement.verb).joined(separator: " or ")
            let what = kinds.isEmpty ? "\(kind) \(to.words)" : "\(kind) no \(to.words)"
            return violation(rule, "\(subject.name) \(what)", [subject])
        }
    }

    private mutating func wrongLayers(
        _ rule: ArchitectureRule, _ layers: [ArchitectureRule.Layer], isStrict: Bool
    ) -> [RuleViolation] {
        var found = Gathering(rule)
        for statement in app.statements where statement.isMeant(by: []) {
            guard let from = layer(of: statement.from, layers), let to = layer(of: statement.to, layers), from != to
            else { continue }
            guard to < from || isStrict && to > from + 1 else { continue }
            found.add(statement, behind: "\(layers[from].name) may not know \(layers[to].name)")
        }
        return found.violations
    }

    private mutating func layer(of subject: RuleSubject, _ layers: [ArchitectureRule.Layer]) -> Int? {
        for (index, layer) in layers.enumerated() where matches.matches(subject, layer.parts) { return index }
        return nil
    }

    // MARK: - Cycles

    private func moduleCycles(_ rule: ArchitectureRule, _ kinds: Set<String>) -> [RuleViolation] {
        let edges = app.graph.edges.filter { kinds.contains($0.kind.rawValue) && $0.from != $0.to }
        return Circles.of(edges.map { ($0.from, $0.to, $0.evidence) }).map { circle in
            circleViolation(rule, circle, "each other in a circle")
        }
    }

    private func folderCycles(_ rule: ArchitectureRule, depth: Int) -> [RuleViolation] {
        var pairs: [(String, String, String)] = []
        for statement in app.statements where statement.kind == "uses" || statement.kind == "makes" {
            let from = Self.folder(of: statement.from.file, depth: depth)
            let to = Self.folder(of: statement.to.file, depth: depth)
            if from != to, !from.isEmpty, !to.isEmpty { pairs.append((from, to, statement.evidence)) }
        }
        return Circles.of(pairs).map { circleViolation(rule, $0, "each other in a circle") }
    }

    private static func folder(of path: String, depth: Int) -> String {
        let folders = path.split(separator: "/").dropLast()
        return folders.prefix(depth).joined(separator: "/")
    }

    private func circleViolation(_ rule: ArchitectureRule, _ circle: Circles.Circle, _ words: String) -> RuleViolation {
        let names = circle.steps.map(\.from)
        var found = violation(rule, "\((names + names.prefix(1)).joined(separator: " → ")) lead to \(words)", [])
        found.subjects = names
        found.chain = circle.steps.map { "\($0.from) → \($0.to) at \($0.evidence)" }
        (found.file, found.line) = Self.place(circle.steps.first?.evidence ?? "")
        return found
    }

    // MARK: - Others

    private func findings(_ rule: ArchitectureRule, _ codes: Set<String>) -> [RuleViolation] {
        app.graph.findings.filter { codes.contains($0.code) }.map { finding in
            var found = violation(rule, finding.message, [])
            found.subjects = finding.subjects
            (found.file, found.line) = Self.place(finding.evidence)
            return found
        }
    }

    private mutating func excesses(
        _ rule: ArchitectureRule, _ measure: ArchitectureRule.Measure, most: Int, of parts: RuleSelector
    ) -> [RuleViolation] {
        if measure == .protocolRequirements {
            return app.requirements.filter { $0.count > most && matches.matches($0.subject, parts) }.map { entry in
                violation(
                    rule, "\(entry.subject.name) requires \(entry.count) members, \(most) are allowed", [entry.subject])
            }
        }
        let figures = ModuleFigures(app.graph)
        return modules(parts).compactMap { subject in
            let (count, words) = Self.figure(measure, of: subject.module, figures)
            guard count > most else { return nil }
            return violation(rule, "\(subject.name) has \(count) \(words), \(most) are allowed", [subject])
        }
    }

    private static func figure(
        _ measure: ArchitectureRule.Measure, of module: String, _ figures: ModuleFigures
    ) -> (Int, String) {
        switch measure {
        case .controllerLines: (figures.controllerLines(of: module), "lines in its controller")
        case .fanIn: (figures.fanIn(of: module), "modules that lead to it")
        case .fanOut: (figures.fanOut(of: module), "modules and services that it leads to")
        case .moduleTypes: (figures.types(of: module), "types")
        case .protocolRequirements: (0, "")
        }
    }

    private mutating func imports(
        _ rule: ArchitectureRule, of parts: RuleSelector, _ names: Set<String>
    ) -> [RuleViolation] {
        var seen: Set<String> = []
        var found: [RuleViolation] = []
        for name in app.subjects.keys.sorted() {
            guard let subject = app.subjects[name], matches.matches(subject, parts) else { continue }
            for imported in app.imports[subject.file] ?? []
            where names.contains(imported) && seen.insert(subject.file + imported).inserted {
                found.append(violation(rule, "\(subject.name) imports \(imported)", [subject]))
            }
        }
        return found
    }

    private mutating func wrongStyles(
        _ rule: ArchitectureRule, of parts: RuleSelector, _ styles: Set<String>
    ) -> [RuleViolation] {
        modules(parts).filter { !styles.contains($0.style) && !["unresolved", "other"].contains($0.style) }.map {
            subject in
            let wanted = styles.sorted().joined(separator: " or ")
            return violation(rule, "\(subject.name) is wired as \(subject.style), not as \(wanted)", [subject])
        }
    }

    // MARK: - Small things

    /// The modules that are meant, without the one that stands for the app.
    private mutating func modules(_ parts: RuleSelector) -> [RuleSubject] {
        let subjects = app.graph.modules.filter { !$0.isProgram && $0.style != "unresolved" }.map { module in
            var subject = RuleSubject()
            (subject.module, subject.style) = (module.name, module.style)
            (subject.file, subject.line) = (module.file, module.line)
            return subject
        }
        return subjects.filter { matches.matches($0, parts) }
    }

    private func violation(_ rule: ArchitectureRule, _ message: String, _ subjects: [RuleSubject]) -> RuleViolation {
        RuleViolation(
            rule: rule.name, severity: rule.severity, message: message, comment: rule.comment,
            subjects: subjects.map(\.name), file: subjects.first?.file ?? "", line: subjects.first?.line ?? 0, chain: []
        )
    }

    static func place(_ evidence: String) -> (file: String, line: Int) {
        guard let colon = evidence.lastIndex(of: ":"), let line = Int(evidence[evidence.index(after: colon)...]) else {
            return (evidence, 0)
        }
        return (String(evidence[..<colon]), line)
    }
}
