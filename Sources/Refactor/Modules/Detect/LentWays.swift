/// Ways to other screens in bodies that no module owns: a router of the whole app, an addition to UIKit's classes, a base
/// class of many. Whoever calls such a method leads where it leads.
struct LentWays {
    /// By type and method.
    private var ways: [String: [LentWay]]
    private var calls: [LentCall] = []
    private let owners: (String) -> [String]
    private let map: ModuleMap
    private let programs: SidePrograms

    /// To how many screens a call may lead: a method of more sends each caller to another one.
    private static let mostScreens = 4

    /// How many modules a modifier leads to more screens than that.
    private static let mostUsers = 3

    /// How often a method may hand on to another one that nobody owns.
    private static let rounds = 3

    /// Adds what callers lead to, and takes from the app what only they do.
    static func settle(
        _ found: inout FoundEdges, of map: ModuleMap, _ knowledge: WireKnowledge,
        owners: @escaping (String) -> [String],
        by workers: some Workers
    ) {
        var lent = LentWays(
            ways: Self.ways(in: found.lent, map.facts),
            owners: owners, map)
        for _ in 0..<rounds where !lent.ways.isEmpty {
            lent.calls = LentCalls.collect(Set(lent.ways.keys), map, knowledge, by: workers)
            if !lent.grow() { break }
        }
        let led = lent.edges(besides: found.edges)
        let kept = Set(lent.usedByApp(map).flatMap { found.lent[$0] ?? [] }.map { place(of: $0.edge) })
        let gone = led.map(\.way).filter { !kept.contains(place(of: $0)) }
        let places = Set(gone.map(place))
        let ends = Set(gone.map { $0.fromType + ">" + $0.to })
        found.edges.removeAll { $0.from == ModuleMap.app && places.contains(place(of: $0)) }
        found.made.removeAll { $0.from == ModuleMap.app && ends.contains($0.fromType + ">" + $0.to) }
        // What leads back to where it begins is a way of nobody else's, and mostly no new screen.
        found.edges += led.map(\.edge).filter { $0.from != $0.to }
    }

    /// Those that lead on, and what additions to classes of frameworks put into these.
    private static func ways(in lent: [String: [LentWay]], _ facts: AppFacts) -> [String: [LentWay]] {
        var found: [String: [LentWay]] = [:]
        for (key, ways) in lent where !NavigationCall.goesBack(LentCalls.name(of: key)) {
            let isAdded = facts.keyword(of: LentCalls.owner(of: key)) == .addition
            let kept = ways.filter { $0.edge.kind == .route || isAdded && $0.edge.label == "embed" }
            if !kept.isEmpty { found[key] = kept }
        }
        return found
    }

    private init(ways: [String: [LentWay]], owners: @escaping (String) -> [String], _ map: ModuleMap) {
        self.ways = ways
        self.map = map
        self.owners = owners
        programs = SidePrograms(map.facts)
    }

    /// Gives methods of nobody's that hand on the ways of those that they call; returns true if new ones have any.
    private mutating func grow() -> Bool {
        let before = ways
        for call in calls where call.caller != call.callee && isNobodys(call.type) {
            let known = ways[call.caller] ?? []
            let meant = LentWay.meant(before[call.callee] ?? [], by: call)
            // Of those in branches, each call takes its own.
            let open = meant.filter { $0.scene == nil && call.scene == nil }.map(\.edge)
            guard Self.areFew(open) || isModifier(call) else { continue }
            let new = meant.map { $0.behind(call) }.filter { way in
                !known.contains { $0.edge.to == way.edge.to && ($0.scene == nil || $0.scene == way.scene) }
            }
            if !new.isEmpty { ways[call.caller, default: []] += new }
        }
        return ways.keys != before.keys
    }

    private func isNobodys(_ type: String) -> Bool {
        let modules = owners(type)
        return modules.allSatisfy { $0 == ModuleMap.app || map.isFlow($0) }
    }

    private static func place(of edge: ModuleEdge) -> String { edge.evidence + ">" + edge.to }

    /// The edges of those who call, each with the way that they take.
    private func edges(besides tied: [ModuleEdge]) -> [(way: ModuleEdge, edge: ModuleEdge)] {
        let known = Set(tied.filter { $0.kind == .route }.map { $0.from + ">" + $0.to })
        var found: [(way: ModuleEdge, edge: ModuleEdge)] = []
        // All that a modifier registers, a few views may lead to: one that all have is a table of the app's.
        let users = Dictionary(grouping: calls.filter(isModifier), by: \.callee)
            .mapValues { Set($0.flatMap { owners($0.type) }) }
        func areFew(_ users: Set<String>?) -> Bool { (users?.count ?? 0) <= Self.mostUsers }
        let taken = calls.map { call in (call, LentWay.meant(ways[call.callee] ?? [], by: call).map(\.edge)) }
            .map { (call: $0.0, meant: $0.1, owners: owners($0.0.type)) }
            .filter { Self.areFew($0.meant) || isModifier($0.call) && areFew(users[$0.call.callee]) }
        let led = taken.reduce(into: known) { pairs, taken in
            for way in taken.meant { pairs.formUnion(taken.owners.map { $0 + ">" + way.to }) }
        }
        for (call, meant, owners) in taken {
            for module in owners where module != ModuleMap.app && !map.isFlow(module) {
                for way in meant where !known.contains(module + ">" + way.to) && !isApart(way, module, call) {
                    // Who starts a coordinator leads to that; whom it shows leads on by it.
                    let isStart =
                        map.isFlow(way.from) && known.contains(module + ">" + way.from)
                        && !known.contains(way.from + ">" + module)
                    // What another one starts for it is the same, however it is shown.
                    let isThrough =
                        map.isFlow(way.from) && map.module(of: LentCalls.owner(of: call.callee)) != way.from
                        && led.contains(module + ">" + way.from)
                    if isStart || isThrough { continue }
                    var edge = way.between(call.type, way.toType)
                    edge.from = module
                    edge.via = LentCalls.owner(of: call.callee)
                    edge.evidence = call.place
                    found.append((way, edge))
                }
            }
        }
        return found
    }

    /// Returns true if a way is one of another program than who calls.
    private func isApart(_ way: ModuleEdge, _ module: String, _ call: LentCall) -> Bool {
        programs.areApart(call.place, way.evidence)
            || programs.areApart(map.modules[module]?.file ?? "", way.evidence)
    }

    /// Returns true for a modifier of SwiftUI, which leads its view to all that it registers: `view.withSettingsRoutes()`.
    private func isModifier(_ call: LentCall) -> Bool {
        let owner = LentCalls.owner(of: call.callee)
        return owner == "View" || map.facts.isA(owner, ["ViewModifier"])
    }

    private static func areFew(_ ways: [ModuleEdge]) -> Bool { Set(ways.map(\.to)).count <= mostScreens }

    /// The methods that the app itself calls, from where the system starts, and those that these call.
    private func usedByApp(_ map: ModuleMap) -> Set<String> {
        let entries = calls.filter {
            map.isOfApp($0.type) && EdgePlace.isEntry(LentCalls.name(of: $0.caller))
        }
        var used = Set(entries.map(\.callee))
        for _ in 0..<Self.rounds { used.formUnion(calls.filter { used.contains($0.caller) }.map(\.callee)) }
        return used
    }
}
