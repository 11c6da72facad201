extension GraphExcerpt {
    /// The excerpt with edges of these kinds only; services that nobody uses then are left out with the kind.
    package func limited(to kinds: Set<ModuleEdge.Kind>) -> GraphExcerpt {
        var excerpt = self
        excerpt.graph.edges.removeAll { !kinds.contains($0.kind) }
        guard !kinds.contains(.service) else { return excerpt }
        return excerpt.keeping(Set(graph.modules.map(\.name)))
    }

    /// The excerpt without services.
    package func withoutServices() -> GraphExcerpt {
        var excerpt = keeping(Set(graph.modules.map(\.name)))
        let count = graph.services.count
        if count > 0 { excerpt.remarks.append("Left out: \(amount(count, "service")).") }
        return excerpt
    }
}
