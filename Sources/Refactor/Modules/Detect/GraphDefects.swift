/// Finds the defects of a module graph.
struct GraphDefects {
    let graph: ModuleGraph
    let map: ModuleMap
    /// Strong references between modules.
    let links: [HeldReference]
    /// Pairs `from>to` of which something may become of what is built.
    let kept: Set<String>

    private var facts: AppFacts { map.facts }

    var findings: [ModuleFinding] { strongCycles + weakEnds + neverShown + childCycles }

    /// In the order of the text, each once.
    func sorted(_ findings: [ModuleFinding]) -> [ModuleFinding] {
        var seen: Set<String> = []
        let sorted = findings.sorted { ($0.code, $0.message, $0.evidence) < ($1.code, $1.message, $1.evidence) }
        return sorted.filter { seen.insert($0.code + $0.message + $0.evidence).inserted }
    }

    // MARK: - Holds

    /// Parts that keep each other alive for ever.
    private var strongCycles: [ModuleFinding] {
        // A value keeps nothing alive that holds it.
        let strong = graph.holds.filter { hold in
            hold.strength == .strong && [hold.from, hold.to].allSatisfy { facts.keyword(of: $0) != .struct }
        }.map { ($0.from, $0.to) }
        let wide = circles(strong + links.map { ($0.from, $0.to) }).filter { names in
            // Screens that know each other mostly let go in ways that this reading does not see.
            names.allSatisfy(isWired) && Set(names.compactMap { map.module(of: $0) }).count > 1
        }
        return (circles(strong) + wide).map { names in
            ModuleFinding(
                code: "strong-cycle",
                message: "\(list(names)) hold each other strongly: none of them is ever released", subjects: names,
                evidence: facts.place(of: names[0]))
        }
    }

    /// Returns true if a type is part of a module that has a presenter or an interactor.
    private func isWired(_ name: String) -> Bool {
        guard let roles = map.module(of: name).flatMap({ map.modules[$0] })?.roles else { return false }
        return roles[.presenter] != nil || roles[.interactor] != nil
    }

    /// Two parts that hold each other weakly, and that no other part holds.
    private var weakEnds: [ModuleFinding] {
        let held = Set(graph.holds.filter { $0.strength == .strong }.map(\.to))
        let weak = Set(graph.holds.filter { $0.strength == .weak }.map { $0.from + ">" + $0.to })
        return graph.holds.filter { hold in
            hold.strength == .weak && hold.from < hold.to && weak.contains(hold.to + ">" + hold.from)
                && !held.contains(hold.from) && !held.contains(hold.to)
                && !isHeld(hold.from, besides: [hold.from, hold.to]) && !isHeld(hold.to, besides: [hold.from, hold.to])
        }.map { hold in
            ModuleFinding(
                code: "both-weak",
                message: "\(hold.from) and \(hold.to) hold each other weakly: nothing keeps them alive",
                subjects: [hold.from, hold.to], evidence: facts.place(of: hold.from))
        }
    }

    /// Returns true if any type of the app holds another strongly, by its own name or a protocol of it.
    private func isHeld(_ name: String, besides others: Set<String>) -> Bool {
        facts.types.values.contains { type in
            !others.contains(type.name)
                && type.properties.contains { property in
                    property.strength == .strong && !property.isComputed
                        && facts.known(property.type, in: type.name).contains { facts.isA(name, [$0]) }
                }
        }
    }

    // MARK: - Edges

    private var neverShown: [ModuleFinding] {
        graph.edges.filter { $0.kind == .builds && !kept.contains($0.from + ">" + $0.to) }.map { edge in
            ModuleFinding(
                code: "never-shown", message: "\(edge.from) builds \(edge.to), which nothing shows or attaches",
                subjects: [edge.from, edge.to], evidence: edge.evidence)
        }
    }

    private var childCycles: [ModuleFinding] {
        let children = graph.edges.filter { edge in
            // A view of SwiftUI is a value: what it contains may contain its kind, until there is no more of it.
            // A tab or a page comes and goes.
            edge.kind == .child && edge.from != edge.to && edge.label != "tab"
                && ![edge.fromType, edge.toType].contains { UIKinds.isSwiftUIView($0, facts) }
        }
        return circles(children.map { ($0.from, $0.to) }).map { names in
            ModuleFinding(
                code: "module-cycle", message: "\(list(names)) contain each other", subjects: names,
                evidence: graph.edges.first { $0.kind == .child && $0.from == names[0] }?.evidence ?? "")
        }
    }

    // MARK: - Circles

    private func list(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    /// Groups of names of which each leads to each other, sorted.
    private func circles(_ pairs: [(String, String)]) -> [[String]] {
        var next: [String: [String]] = [:]
        for (from, to) in pairs { next[from, default: []].append(to) }
        var reached: [String: Set<String>] = [:]
        for start in next.keys {
            var open = next[start] ?? []
            var seen: Set<String> = []
            while let name = open.popLast() {
                if seen.insert(name).inserted { open += next[name] ?? [] }
            }
            reached[start] = seen
        }
        var done: Set<String> = []
        var found: [[String]] = []
        for name in next.keys.sorted() where reached[name]?.contains(name) == true && !done.contains(name) {
            let circle = (reached[name] ?? []).filter { reached[$0]?.contains(name) == true }.sorted()
            done.formUnion(circle)
            if circle.count > 1 { found.append(circle) }
        }
        return found
    }
}
