extension GraphExcerpt {
    /// From how many users on a service is a hub, whose lines would hide the rest of a picture.
    private static let hub = 8

    /// Turns the services that very many modules use into lines in these modules, and says so.
    package func withHubsAsLines() -> GraphExcerpt {
        var excerpt = inlining { service, users in
            users.count >= Self.hub && focus.isDisjoint(with: users.union([service]))
        }
        let hubs = Set(graph.services.map(\.name)).subtracting(excerpt.graph.services.map(\.name)).sorted()
        guard !hubs.isEmpty else { return excerpt }
        let shown = hubs.count > 6 ? Array(hubs.prefix(5)) + ["\(hubs.count - 5) more services"] : hubs
        excerpt.remarks.append("Used by \(Self.hub) modules or more, and so a line in each of them: \(listed(shown)).")
        return excerpt
    }

    /// Turns services into lines of their users, where the list of users says so.
    func inlining(_ isInlined: (String, Set<String>) -> Bool) -> GraphExcerpt {
        var users: [String: Set<String>] = [:]
        for edge in graph.edges where edge.kind == .service { users[edge.to, default: []].insert(edge.from) }
        let left = Set(graph.services.map(\.name).filter { isInlined($0, users[$0] ?? []) })
        var excerpt = self
        for service in left {
            for user in users[service] ?? [] { excerpt.inlined[user, default: []].append(service) }
        }
        excerpt.inlined = excerpt.inlined.mapValues { $0.sorted() }
        excerpt.graph.services.removeAll { left.contains($0.name) }
        excerpt.graph.edges.removeAll { left.contains($0.to) || left.contains($0.from) }
        return excerpt
    }
}
