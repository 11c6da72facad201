/// The inheritance between all types of an app, worked out once.
struct Lineages: Sendable {
    /// All that a type inherits, itself included, names of frameworks among them.
    let ancestors: [String: Set<String>]
    /// Types that inherit or conform, themselves no protocols, however far away; sorted. None for those without any.
    let implementers: [String: [String]]
    /// Each type and what it inherits from types of the app, nearest first.
    let lineages: [String: [JoinedType]]

    init(of names: [String], _ types: [String: JoinedType], by workers: some Workers) {
        var parents: [String: [String]] = [:]
        var heirs: [String: [String]] = [:]
        for name in names {
            let inherited = types[name]?.inherits.flatMap(\.names) ?? []
            parents[name] = inherited
            for parent in inherited { heirs[parent, default: []].append(name) }
        }
        let (above, below) = (parents, heirs)
        let tables = workers.map([Table.ancestors, .implementers, .lineages]) { table in
            switch table {
            case .ancestors: Tables(ancestors: Self.ancestors(of: names, above))
            case .implementers: Tables(implementers: Self.implementers(below, types))
            case .lineages: Tables(lineages: Self.lineages(of: names, above, types))
            }
        }
        ancestors = tables[0].ancestors
        implementers = tables[1].implementers
        lineages = tables[2].lineages
    }

    private enum Table { case ancestors, implementers, lineages }

    private struct Tables: Sendable {
        var ancestors: [String: Set<String>] = [:]
        var implementers: [String: [String]] = [:]
        var lineages: [String: [JoinedType]] = [:]
    }

    private static func ancestors(of names: [String], _ parents: [String: [String]]) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        func ancestors(_ name: String, depth: Int) -> Set<String> {
            if let known = found[name] { return known }
            var all: Set<String> = [name]
            guard depth < 30, let parents = parents[name] else { return all }
            for parent in parents where !all.contains(parent) {
                all.formUnion(ancestors(parent, depth: depth + 1))
            }
            found[name] = all
            return all
        }
        for name in names { _ = ancestors(name, depth: 0) }
        return found
    }

    private static func implementers(_ heirs: [String: [String]], _ types: [String: JoinedType]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for name in heirs.keys {
            var seen: Set<String> = [name]
            var open = [name]
            while let next = open.popLast() {
                for heir in heirs[next] ?? [] where seen.insert(heir).inserted { open.append(heir) }
            }
            seen.remove(name)
            let implementers = seen.filter { types[$0]?.keyword != .protocol }.sorted()
            if !implementers.isEmpty { found[name] = implementers }
        }
        return found
    }

    private static func lineages(
        of names: [String], _ parents: [String: [String]], _ types: [String: JoinedType]
    ) -> [String: [JoinedType]] {
        var found: [String: [JoinedType]] = [:]
        for name in names {
            var lineage: [JoinedType] = []
            var open = [name]
            var next = 0
            var seen: Set<String> = []
            while next < open.count, lineage.count < 30 {
                let name = open[next]
                next += 1
                guard seen.insert(name).inserted, let type = types[name] else { continue }
                lineage.append(type)
                open += parents[name] ?? []
            }
            found[name] = lineage
        }
        return found
    }
}
