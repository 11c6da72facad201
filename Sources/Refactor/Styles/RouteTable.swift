/// The ways between the components of a style, found once: they are asked for at every reference that may cross.
struct RouteTable: Sendable, Equatable {
    private let plain: [[Port]?]
    /// The ways of what gives nothing back, and of values, where several ports lead to one component.
    private let events: [[Port]?]
    private let queries: [[Port]?]

    init(_ ports: [Port]) {
        let roles = Role.allCases
        let found = roles.flatMap { start in roles.map { Self.route(from: start, to: $0, through: ports) } }
        plain = found
        events = found.map { $0.map { Self.chosen($0, among: ports, isEvent: true) } }
        queries = found.map { $0.map { Self.chosen($0, among: ports, isEvent: false) } }
    }

    /// The shortest way from one component to another; nil when there is none.
    func route(from start: Role, to end: Role) -> [Port]? { plain[Self.index(start, end)] }

    /// The way on which a member is asked for.
    func route(from start: Role, to end: Role, asking member: Member) -> [Port]? {
        let isEvent = member.fact.signature?.isVoid ?? false
        return (isEvent ? events : queries)[Self.index(start, end)]
    }

    private static func index(_ start: Role, _ end: Role) -> Int { start.rank * Role.allCases.count + end.rank }

    /// Ties go by the order of the ports.
    private static func route(from start: Role, to end: Role, through ports: [Port]) -> [Port]? {
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

    private static func chosen(_ path: [Port], among ports: [Port], isEvent: Bool) -> [Port] {
        path.map { port in
            ports.first { $0.from == port.from && $0.to == port.to && $0.carries.takes(event: isEvent) } ?? port
        }
    }
}
