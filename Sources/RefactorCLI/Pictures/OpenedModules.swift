import Refactor

/// The modules of an excerpt that are opened so that the picture keeps to its number of nodes.
enum OpenedModules {
    /// Those in focus first, then those with most edges; a module whose roles do not fit stays closed.
    static func names(of excerpt: GraphExcerpt, limit: Int) -> Set<String> {
        let graph = excerpt.graph
        var degrees: [String: Int] = [:]
        for edge in graph.edges {
            degrees[edge.from, default: 0] += 1
            degrees[edge.to, default: 0] += 1
        }
        let candidates = graph.modules.filter { !$0.roles.isEmpty && $0.style != GraphExcerpt.groupStyle }.sorted {
            let (left, right) = (excerpt.focus.contains($0.name), excerpt.focus.contains($1.name))
            if left != right { return left }
            return (-(degrees[$0.name] ?? 0), $0.name) < (-(degrees[$1.name] ?? 0), $1.name)
        }
        var count = excerpt.nodeCount
        var opened: Set<String> = []
        for module in candidates {
            let more = module.roles.values.reduce(0) { $0 + $1.count } - 1
            guard limit == 0 || excerpt.focus.contains(module.name) || count + more <= limit else { continue }
            count += more
            opened.insert(module.name)
        }
        return opened
    }
}
