/// The parts of an app by their names.
struct SubjectTable {
    private var modules: [String: RuleSubject] = [:]
    private var services: [String: RuleSubject] = [:]
    private(set) var types: [String: RuleSubject] = [:]

    init(_ graph: ModuleGraph, _ facts: AppFacts) {
        for name in facts.names {
            guard let type = facts.types[name], type.keyword != .addition else { continue }
            var subject = RuleSubject()
            subject.type = name
            subject.file = type.file
            subject.line = type.line
            types[name] = subject
        }
        for service in graph.services {
            var subject = RuleSubject()
            subject.service = service.name
            subject.file = service.file
            subject.line = service.line
            services[service.name] = subject
            for type in service.types { types[type]?.service = service.name }
        }
        for module in graph.modules {
            var subject = RuleSubject()
            subject.module = module.name
            subject.style = module.style
            subject.file = module.file
            subject.line = module.line
            modules[module.name] = subject
            for (role, names) in module.roles {
                for name in names {
                    types[name]?.module = module.name
                    types[name]?.style = module.style
                    types[name]?.role = role
                }
            }
        }
    }

    func edges(of graph: ModuleGraph) -> [RuleStatement] {
        graph.edges.compactMap { edge in
            guard let from = modules[edge.from], let to = modules[edge.to] ?? services[edge.to] else { return nil }
            return RuleStatement(
                from: end(edge.fromType, of: from), to: end(edge.toType, of: to), kind: edge.kind.rawValue,
                evidence: edge.evidence, verb: RuleStatement.verb(for: edge.kind.rawValue))
        }
    }

    /// The type at an end of an edge, if it is one of that module.
    private func end(_ type: String, of whole: RuleSubject) -> RuleSubject {
        guard let known = types[type], known.module == whole.module else { return whole }
        return known
    }

    func holds(of graph: ModuleGraph) -> [RuleStatement] {
        graph.holds.compactMap { hold in
            guard let from = types[hold.from], let to = types[hold.to] else { return nil }
            let kind = hold.strength == .strong ? "holds" : "holds-weakly"
            return RuleStatement(
                from: from, to: to, kind: kind, evidence: "\(from.file):\(from.line)",
                verb: RuleStatement.verb(for: kind))
        }
    }

    func uses(_ uses: [TypeUses.Use]) -> [RuleStatement] {
        uses.compactMap { use in
            guard let to = types[use.to], var from = types[use.from] ?? addition(use) else { return nil }
            // An addition to a type may stand in another folder than the type: that folder knows what it names.
            (from.file, from.line) = RuleChecker.place(use.evidence)
            let kind = use.makes ? "makes" : "uses"
            return RuleStatement(
                from: from, to: to, kind: kind, evidence: use.evidence, verb: RuleStatement.verb(for: kind))
        }
    }

    /// An addition to a type of a framework.
    private func addition(_ use: TypeUses.Use) -> RuleSubject? {
        var subject = RuleSubject()
        subject.type = use.from
        return subject
    }
}
