extension GraphExcerpt {
    /// An excerpt with at most so many nodes: services become lines in modules, then modules are folded into others.
    ///
    /// What reads best goes last: services that one module uses, all services, modules that lead nowhere and are reached
    /// from the same ones, at last whatever is deepest. A remark says what was done, and for which number if somebody
    /// asked for one. With 0 nothing is folded.
    package func fitted(to limit: Int, isAsked: Bool = true) -> GraphExcerpt {
        guard limit > 0, nodeCount > limit else { return self }
        let folders = graph.isOfFolders ? foldingFolders(to: limit) : self
        var excerpt = folders.inlining { !focus.contains($0) && $1.count == 1 }
        if excerpt.nodeCount > limit { excerpt = excerpt.inlining { service, _ in !focus.contains(service) } }
        if excerpt.nodeCount > limit, !graph.isOfFolders {
            excerpt = excerpt.foldingGroups(to: min(limit, Self.overview)) ?? excerpt
        }
        if excerpt.nodeCount > limit { excerpt = excerpt.foldingLeaves(to: limit) }
        if excerpt.nodeCount > limit { excerpt = excerpt.foldingDepths(to: limit) }
        excerpt.remarks.append(remark(about: excerpt, limit: isAsked ? limit : nil))
        return excerpt
    }

    /// The maximum number of nodes in an overview of folders: more are not taken in at a glance.
    private static let overview = 40

    private func remark(about excerpt: GraphExcerpt, limit: Int?) -> String {
        let services = graph.services.count - excerpt.graph.services.count
        let shown = excerpt.graph.modules.map(\.name).filter {
            excerpt.groups[$0] == nil || excerpt.groups[$0]?.contains($0) == true
        }
        let folded = graph.modules.count - shown.count
        let nodes = excerpt.groups.count
        var parts: [String] = []
        if services > 0 {
            let verb = services == 1 ? "stands as a line" : "stand as lines"
            parts.append("\(amount(services, "service")) \(verb) in the modules that use them")
        }
        if folded > 0 {
            parts.append(
                "\(amount(folded, "module")) \(folded == 1 ? "is" : "are") folded into \(amount(nodes, "node"))")
        }
        let reason = limit.map { "To keep to \($0) nodes" } ?? "So that the picture can be read"
        return "\(reason), \(parts.joined(separator: " and "))."
    }

    /// Folds modules that lead nowhere and are reached from the same modules, the largest groups first.
    private func foldingLeaves(to limit: Int) -> GraphExcerpt {
        let flow = ModuleFlow(self)
        let programs = graph.programs
        var families: [[String]: [String]] = [:]
        for module in graph.modules.map(\.name)
        where flow.isLeaf(module) && !focus.contains(module) && !programs.contains(module) {
            families[flow.parents(of: module), default: []].append(module)
        }
        let sorted = families.filter { $0.value.count > 1 }
            .sorted { left, right in
                if left.value.count != right.value.count { return left.value.count > right.value.count }
                return left.key.lexicographicallyPrecedes(right.key)
            }
        var folded: [String: String] = [:]
        var count = nodeCount
        for (parents, members) in sorted where count > limit {
            let name = freeName(Self.name(of: members.count, reachedFrom: parents), besides: Set(folded.values))
            for member in members { folded[member] = name }
            count -= members.count - 1
        }
        return folding(folded)
    }

    private static func name(of count: Int, reachedFrom parents: [String]) -> String {
        guard let first = parents.first else { return "\(count) modules nothing leads to" }
        let others = parents.count - 1
        return "\(count) modules of \(first)" + (others == 0 ? "" : " and \(others) more")
    }

    private func freeName(_ name: String, besides taken: Set<String>) -> String {
        let known = Set(graph.names).union(taken).union(reserved)
        var free = name
        var number = 2
        while known.contains(free) {
            free = "\(name) (\(number))"
            number += 1
        }
        return free
    }

    /// Folds the deepest modules into the one that leads to them.
    private func foldingDepths(to limit: Int) -> GraphExcerpt {
        let walk = ModuleFlow(self).walk
        let programs = graph.programs
        let foldable = walk.reversed().filter { !focus.contains($0.module) && !programs.contains($0.module) }
        var folded: [String: String] = [:]
        var excess = nodeCount - limit
        for step in foldable where excess > 0 {
            guard let parent = step.parent else { continue }
            folded[step.module] = parent
            excess -= 1
        }
        let roots = walk.filter {
            $0.parent == nil && !programs.contains($0.module) && !focus.contains($0.module)
        }.map(\.module)
        if excess > 0, roots.count > 1 {
            let rest = Array(roots.suffix(excess + 1))
            let name = freeName("\(rest.count) further modules", besides: [])
            for root in rest { folded[root] = name }
        }
        return folding(Self.resolved(folded))
    }

    /// A module that is folded into one that is folded itself goes where that goes.
    private static func resolved(_ folded: [String: String]) -> [String: String] {
        folded.mapValues { target in
            var last = target
            while let next = folded[last], next != last { last = next }
            return last
        }
    }
}
