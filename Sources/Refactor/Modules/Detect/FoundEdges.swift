/// The findings of bodies and storyboards about who leads to whom.
struct FoundEdges: Sendable {
    var edges: [ModuleEdge] = []
    var findings: [ModuleFinding] = []
    /// What branches in closures of SwiftUI show, which counts where nobody is found who names the case.
    var scenes: [ModuleEdge] = []
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
        scenes += other.scenes
        kept.formUnion(other.kept)
        lostSegues += other.lostSegues
        openSegues.formUnion(other.openSegues)
        routes += other.routes
        unknown += other.unknown
        composers.formUnion(other.composers)
        lent.merge(other.lent) { $0 + $1 }
        for (type, places) in other.asked { asked[type, default: [:]].merge(places) { first, _ in first } }
    }

    /// A view of many screens that leads to several others shows to each of the screens what that has: it leads on for
    /// those alone that make it themselves.
    mutating func dropRenderers(_ map: ModuleMap) {
        let (fewSharers, fewTargets) = (3, 2)
        var targets: [String: Set<String>] = [:]
        for edge in edges where map.sharers(of: edge.fromType).count > fewSharers {
            targets[edge.fromType, default: []].insert(edge.to)
        }
        let busy = Set(targets.filter { $0.value.count > fewTargets }.keys)
        func isLost(_ edge: ModuleEdge) -> Bool {
            busy.contains(edge.fromType) && !map.makers(of: edge.fromType).contains(edge.from)
        }
        edges.removeAll(where: isLost)
        made.removeAll(where: isLost)
    }

    /// A line of the app's own code that shows one of very many is told by others which one: they lead there, and the
    /// app to the rest, in one way to each.
    mutating func dropChosen() {
        let mostTargets = 4
        func isShown(_ edge: ModuleEdge) -> Bool { edge.from == ModuleMap.app && edge.kind == .route }
        let ofApp = edges.filter(isShown)
        let byPlace = Dictionary(grouping: ofApp, by: \.evidence)
        let busy = Set(byPlace.filter { Set($0.value.map(\.to)).count > mostTargets }.keys)
        if busy.isEmpty { return }
        let reached = Set(edges.filter { $0.from != ModuleMap.app && $0.kind == .route }.map(\.to))
        var kept: Set<String> = []
        edges.removeAll { edge in
            guard isShown(edge), busy.contains(edge.evidence) else { return false }
            return reached.contains(edge.to) || !kept.insert(edge.to).inserted
        }
    }

    /// Drops the ways of lines that show whatever a table of the app gives, such as that of its links, where several
    /// modules have such a line: what the table knows the app makes.
    mutating func dropTables() {
        let (mostTargets, mostUsers) = (8, 3)
        let routes = edges.filter { $0.kind == .route && $0.from != ModuleMap.app }
        let targets = Dictionary(grouping: routes, by: \.evidence).mapValues { Set($0.map(\.to)) }
        let busy = targets.filter { $0.value.count > mostTargets }
        var users: [String: Set<String>] = [:]
        for edge in routes where busy[edge.evidence] != nil { users[edge.to, default: []].insert(edge.from) }
        edges.removeAll { edge in
            edge.kind == .route && edge.from != ModuleMap.app && busy[edge.evidence] != nil
                && (users[edge.to]?.count ?? 0) > mostUsers
        }
    }

    /// Adds what branches show in closures of SwiftUI, where no other edge ties the two.
    mutating func settleScenes() {
        let known = Set(edges.filter { $0.kind == .route }.map { $0.from + ">" + $0.to })
        edges += scenes.filter { !known.contains($0.from + ">" + $0.to) }
    }
}
