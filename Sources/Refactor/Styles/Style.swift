/// An architecture style as a value: which component takes each role, and who holds whom through which protocol.
package struct Style: Sendable, Equatable {
    package let id: String
    /// One line for `refactor styles`.
    package let summary: String
    package let components: [Component]
    package let ports: [Port]
    /// File name of the protocols, over `{module}`, without ending.
    package let protocolsPattern: String

    /// Roles without a component of their own, and the role whose component does their work.
    package let substitutes: [Role: Role]
    /// Whether `emit` can write it; the others can be planned and drawn.
    package let canBeWritten: Bool

    package init(
        id: String, summary: String, components: [Component], ports: [Port], protocolsPattern: String,
        substitutes: [Role: Role] = [:], canBeWritten: Bool = true
    ) {
        self.id = id
        self.summary = summary
        self.components = components
        self.ports = ports
        self.protocolsPattern = protocolsPattern
        self.substitutes = substitutes
        self.canBeWritten = canBeWritten
    }

    /// The role whose component does the work of a role: itself in most styles.
    package func owner(of role: Role) -> Role { substitutes[role] ?? role }

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
