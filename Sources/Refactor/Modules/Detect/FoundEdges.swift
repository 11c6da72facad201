/// What bodies and storyboards tell about who leads to whom.
struct FoundEdges: Sendable {
    var edges: [ModuleEdge] = []
    var findings: [ModuleFinding] = []
    /// Modules that are made where nothing shows what becomes of them.
    var made: [ModuleEdge] = []
    /// The methods of routers that lead somewhere.
    var routes: [RouteMethod] = []
    /// What is led to and cannot be found, by name.
    var unknown: [ModuleEdge] = []
    /// Types outside of modules that lead somewhere: the composition of the app.
    var composers: Set<String> = []
    /// Protocols that modules ask for, and where first.
    var asked: [String: [String: String]] = [:]

    /// Adds what was found further on.
    mutating func join(_ other: FoundEdges) {
        edges += other.edges
        findings += other.findings
        made += other.made
        routes += other.routes
        unknown += other.unknown
        composers.formUnion(other.composers)
        for (type, places) in other.asked { asked[type, default: [:]].merge(places) { first, _ in first } }
    }
}
