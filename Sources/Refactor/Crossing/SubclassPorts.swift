extension Controller {
    /// A class of the app below this one that has a component of its own by a name under which this one would hold its
    /// components: it would override that.
    var subclassWithPort: String? {
        let below = namesBelow
        return Self.ports.sorted().lazy.compactMap { below[$0] }.first
    }

    /// The names of the members that classes of the app below this one declare, private ones too, each with such a class:
    /// what is private here has to stay so, or they would override it.
    var namesBelow: [String: String] {
        guard let project, language == .swift, var open = project.subclasses[name] else { return [:] }
        var names: [String: String] = [:]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let declared = project.types.declarations(of: next) + types.declarations(of: next)
            for member in declared.flatMap(\.members) where !member.isStatic && member.kind != .initializer {
                names[member.name] = next
            }
            open += project.subclasses[next] ?? []
        }
        return names
    }

    /// The names by which a view holds its components.
    private static let ports: Set<String> = ["interactor", "listener", "output", "presenter", "router"]
}
