/// All that rules are held against: the graph of an app, and what its types say about each other.
package struct CheckedApp: Sendable {
    package let graph: ModuleGraph
    let subjects: [String: RuleSubject]
    let statements: [RuleStatement]
    let imports: [String: [String]]
    /// The protocols with the number of their requirements.
    let requirements: [(subject: RuleSubject, count: Int)]

    package init(_ graph: ModuleGraph, _ facts: AppFacts, workers: some Workers = SingleWorker()) {
        self.graph = graph
        let table = SubjectTable(graph, facts)
        imports = facts.importsByFile
        statements = table.edges(of: graph) + table.holds(of: graph) + table.uses(TypeUses.all(in: facts, by: workers))
        subjects = table.types
        requirements = facts.names.compactMap { name in
            guard let type = facts.types[name], type.keyword == .protocol, let subject = table.types[name] else {
                return nil
            }
            let settable = type.properties.filter { !$0.isStatic || !$0.isComputed }.count
            return (subject, type.methods.count(where: \.isRequirement) + settable)
        }
    }

    /// A violation as a finding of the graph: about the modules that its types are of.
    package func finding(for violation: RuleViolation) -> ModuleFinding {
        let known = Set(graph.modules.map(\.name))
        let names = violation.subjects.map { name in
            known.contains(name) ? name : subjects[name].flatMap { $0.module.isEmpty ? nil : $0.module } ?? name
        }
        let place = violation.line > 0 ? "\(violation.file):\(violation.line)" : violation.file
        let isInside = names.count == 2 && names[0] == names[1]
        return ModuleFinding(
            code: violation.rule, message: violation.message, subjects: isInside ? violation.subjects : names,
            evidence: place)
    }
}
