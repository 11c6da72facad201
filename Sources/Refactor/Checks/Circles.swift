/// Circles in statements about two names.
enum Circles {
    struct Circle {
        /// From each name to the next, the last one back to the first.
        let steps: [(from: String, to: String, evidence: String)]
    }

    /// A shortest circle through each group of names that lead to each other, in the order of names.
    static func of(_ pairs: [(String, String, String)]) -> [Circle] {
        var next: [String: [String: String]] = [:]
        for (from, to, evidence) in pairs {
            if let known = next[from]?[to], known <= evidence { continue }
            next[from, default: [:]][to] = evidence
        }
        var done: Set<String> = []
        var found: [Circle] = []
        for start in next.keys.sorted() where !done.contains(start) {
            guard let path = shortest(from: start, next) else { continue }
            done.formUnion(path)
            let steps = path.indices.map { index in
                let (from, to) = (path[index], path[(index + 1) % path.count])
                return (from: from, to: to, evidence: next[from]?[to] ?? "")
            }
            found.append(Circle(steps: steps))
        }
        return found
    }

    /// The names of a shortest way from a name back to itself.
    private static func shortest(from start: String, _ next: [String: [String: String]]) -> [String]? {
        var before: [String: String] = [:]
        var open = [start]
        var index = 0
        while index < open.count {
            let name = open[index]
            index += 1
            for target in (next[name] ?? [:]).keys.sorted() {
                if target == start { return way(to: name, from: start, before) }
                if before[target] == nil {
                    before[target] = name
                    open.append(target)
                }
            }
        }
        return nil
    }

    private static func way(to end: String, from start: String, _ before: [String: String]) -> [String] {
        var path = [end]
        while let last = path.last, last != start, let previous = before[last] { path.append(previous) }
        return path.reversed()
    }
}
