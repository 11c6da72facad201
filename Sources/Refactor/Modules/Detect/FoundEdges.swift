/// The findings of bodies and storyboards about who leads to whom.
struct FoundEdges: Sendable {
    var edges: [ModuleEdge] = []
    var findings: [ModuleFinding] = []
    /// Modules that are made where nothing shows what becomes of them.
    var made: [ModuleEdge] = []
    /// Of those the pairs `from>to` of which something may become that is not followed.
    var kept: Set<String> = []
    /// The methods of routers that lead somewhere.
    var routes: [RouteMethod] = []
    /// Segues that are performed and in no storyboard.
    var lostSegues: [LostSegue] = []
    /// Modules that perform segues whose identifiers are not known.
    var openSegues: Set<String> = []
    /// The targets that cannot be found, by name.
    var unknown: [ModuleEdge] = []
    /// Types outside of modules that lead somewhere: the composition of the app.
    var composers: Set<String> = []
    /// The ways in bodies that no module owns, by type and method: those who call such a method lead there.
    var lent: [String: [LentWay]] = [:]
    /// Protocols that modules ask for, and where first.
    var asked: [String: [String: String]] = [:]

    /// Adds what was found further on.
    mutating func join(_ other: FoundEdges) {
        edges += other.edges
        findings += other.findings
        made += other.made
        kept.formUnion(other.kept)
        lostSegues += other.lostSegues
        openSegues.formUnion(other.openSegues)
        routes += other.routes
        unknown += other.unknown
        composers.formUnion(other.composers)
        lent.merge(other.lent) { $0 + $1 }
        for (type, places) in other.asked { asked[type, default: [:]].merge(places) { first, _ in first } }
    }
}
