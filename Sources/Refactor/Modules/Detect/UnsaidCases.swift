/// A line that shows one of very many screens, such as what a whole router gives, leads to those alone whose cases code
/// names somewhere.
struct UnsaidCases {
    let map: ModuleMap
    let table: SceneTable

    /// A line with more targets than these shows any screen.
    private static let mostTargets = 8

    /// The edges without those to screens of which no case is named.
    func dropped(from edges: [ModuleEdge]) -> [ModuleEdge] {
        let byPlace = Dictionary(grouping: edges.filter { $0.kind == .route }, by: \.evidence)
        let busy = Set(byPlace.filter { Set($0.value.map(\.to)).count > Self.mostTargets }.keys)
        if busy.isEmpty { return edges }
        let said = saidNames
        return edges.filter { edge in
            guard edge.kind == .route, busy.contains(edge.evidence) else { return true }
            let cases = cases(leadingTo: edge)
            return cases.isEmpty || !said.isDisjoint(with: cases)
        }
    }

    private func cases(leadingTo edge: ModuleEdge) -> Set<String> {
        let views = map.modules[edge.to]?.roles[.view] ?? []
        return table.screens.reduce(into: []) { found, table in
            let named = table.value.filter { !$0.value.isDisjoint(with: views) }.map(\.key)
            // A list of all cases, or one by its number, names none.
            if !named.isEmpty, isCounted(table.key) { found.formUnion(Self.any) } else { found.formUnion(named) }
        }
    }

    private func isCounted(_ enumeration: String) -> Bool {
        let parents = map.facts.types[enumeration]?.inherits.flatMap(\.names) ?? []
        return !Self.counts.isDisjoint(with: parents)
    }

    private static let counts: Set<String> = ["CaseIterable", "Int", "String", "UInt"]

    /// Stands for a case that is named somehow.
    private static let any: Set<String> = ["allCases"]

    /// The names that code may mean cases by: `.detail`, `Route.detail(item)`.
    private var saidNames: Set<String> {
        var found = Self.any
        func note(_ wire: WiringExpression) {
            wire.eachMember { base, name in
                if base == .other || base.pathName != nil { found.insert(name) }
            }
            wire.eachCall { call in
                if call.receiver == .other || call.receiver?.pathName != nil { found.insert(call.name) }
            }
        }
        for type in map.facts.types.values {
            for property in type.properties { property.value.map(note) }
            for step in type.methods.flatMap(\.steps) { note(step.value) }
        }
        return found
    }
}
