/// The difference between two module graphs, on the union of both.
///
/// Lines and files are not compared: code that moves is no change of the architecture. Edges are compared by their
/// ends and kind; one whose label or protocol is another is changed.
package struct GraphDifference: Sendable, Equatable {
    /// Everything that is in one of the two; where both have it, as the second has it.
    package let union: ModuleGraph
    /// The changes of modules and services, by name; equal ones are not in it.
    package let names: [String: Change]
    /// The changes of the edges; equal ones are not in it.
    package let edges: [EdgeKey: Change]
    /// The changes of the references between types; equal ones are not in it.
    package let holds: [ReferenceKey: Change]
    /// Findings of the second graph that the first had not.
    package let newFindings: [ModuleFinding]
    /// Findings of the first graph that the second has not.
    package let solvedFindings: [ModuleFinding]

    package enum Change: String, Sendable, CaseIterable {
        case added, removed, changed
    }

    package struct EdgeKey: Hashable, Sendable {
        package let from: String
        package let to: String
        package let kind: ModuleEdge.Kind

        package init(from: String, to: String, kind: ModuleEdge.Kind) {
            self.from = from
            self.to = to
            self.kind = kind
        }
    }

    package struct ReferenceKey: Hashable, Sendable {
        package let from: String
        package let to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    package var isEmpty: Bool {
        names.isEmpty && edges.isEmpty && holds.isEmpty && newFindings.isEmpty && solvedFindings.isEmpty
    }

    package init(from base: ModuleGraph, to head: ModuleGraph) {
        let (base, head) = (base.sorted(), head.sorted())
        let modules = Table(base.modules, head.modules, key: \.name) { $0.style == $1.style && $0.roles == $1.roles }
        let services = Table(base.services, head.services, key: \.name) { $0.types == $1.types }
        let edges = Table(base.mergedEdges, head.mergedEdges, key: \.key) { $0.meaning == $1.meaning }
        let holds = Table(base.holds, head.holds, key: \.key) { $0.strength == $1.strength }
        let findings = Table(base.findings, head.findings, key: \.key) { _, _ in true }
        // A name that was a module and is a service now stands there once.
        let (headModules, headServices) = (Set(head.modules.map(\.name)), Set(head.services.map(\.name)))
        union = ModuleGraph(
            modules: modules.union.filter { !headServices.contains($0.name) },
            services: services.union.filter { !headModules.contains($0.name) }, edges: edges.union.flatMap(\.edges),
            holds: holds.union,
            findings: head.findings
        ).sorted()
        names = modules.changes.merging(services.changes) { _, _ in .changed }
        self.edges = edges.changes
        self.holds = holds.changes
        newFindings = findings.union.filter { findings.changes[$0.key] == .added }
        solvedFindings = findings.union.filter { findings.changes[$0.key] == .removed }
    }

    /// Two lists compared by a key.
    private struct Table<Element, Key: Hashable> {
        let union: [Element]
        let changes: [Key: Change]

        init(
            _ base: [Element], _ head: [Element], key: (Element) -> Key, isEqual: (Element, Element) -> Bool
        ) {
            let before = Dictionary(base.map { (key($0), $0) }) { first, _ in first }
            let after = Dictionary(head.map { (key($0), $0) }) { first, _ in first }
            var changes: [Key: Change] = [:]
            for (key, element) in after {
                guard let old = before[key] else {
                    changes[key] = .added
                    continue
                }
                if !isEqual(old, element) { changes[key] = .changed }
            }
            for key in before.keys where after[key] == nil { changes[key] = .removed }
            self.changes = changes
            union = head + base.filter { after[key($0)] == nil }
        }
    }
}

extension MergedEdge {
    package var key: GraphDifference.EdgeKey { GraphDifference.EdgeKey(from: from, to: to, kind: kind) }

    fileprivate var meaning: Set<[String]> { Set(edges.map { [$0.label, $0.via] }) }
}

extension ModuleFinding {
    fileprivate var key: [String] { [code] + subjects }
}

extension HeldReference {
    package var key: GraphDifference.ReferenceKey { GraphDifference.ReferenceKey(from: from, to: to) }
}

extension GraphDifference {
    /// The modules and services that changed, or whose edges, types or references did.
    package var affected: Set<String> {
        let types = Set(holds.keys.flatMap { [$0.from, $0.to] })
        let owners = union.modules.filter { module in module.roles.values.contains { !types.isDisjoint(with: $0) } }
        return Set(names.keys).union(edges.keys.flatMap { [$0.from, $0.to] }).union(owners.map(\.name))
    }

    /// The differences, counted.
    package var summary: String {
        let changes = Array(names.values) + edges.values + holds.values
        let added = changes.count { $0 == .added } + newFindings.count
        let removed = changes.count { $0 == .removed } + solvedFindings.count
        let changed = changes.count { $0 == .changed }
        guard added + removed + changed > 0 else { return "no difference" }
        return listed(
            [(added, "added"), (removed, "removed"), (changed, "changed")].filter { $0.0 > 0 }.map { "\($0) \($1)" })
    }
}
