/// An architecture style as a value: which component takes each role, and who holds whom through which protocol.
package struct Style: Sendable, Equatable {
    package let id: String
    /// One line for `refactor styles`.
    package let summary: String
    package let components: [Component]
    package let ports: [Port]
    /// File name of the protocols, over `{module}`, without ending.
    package let protocolsPattern: String

    package init(id: String, summary: String, components: [Component], ports: [Port], protocolsPattern: String) {
        self.id = id
        self.summary = summary
        self.components = components
        self.ports = ports
        self.protocolsPattern = protocolsPattern
    }

    package func component(for role: Role) -> Component? { components.first { $0.role == role } }

    package var builder: Component? { components.first { $0.role == nil } }

    /// The shortest way of ports from one component to another; nil when there is none. Ties go by the style's order.
    package func route(from start: Role, to end: Role) -> [Port]? {
        var paths: [[Port]] = ports.filter { $0.from == start }.map { [$0] }
        var visited: Set<Role> = [start]
        while !paths.isEmpty {
            if let found = paths.first(where: { $0.last?.to == end }) { return found }
            visited.formUnion(paths.compactMap { $0.last?.to })
            paths = paths.flatMap { path in
                ports.filter { $0.from == path.last?.to && !visited.contains($0.to) }.map { path + [$0] }
            }
        }
        return nil
    }
}
