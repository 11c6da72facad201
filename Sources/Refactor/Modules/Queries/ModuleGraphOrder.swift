extension ModuleGraph {
    /// The same graph in an order that depends on names alone: equal graphs give equal text.
    package func sorted() -> ModuleGraph {
        var graph = self
        graph.modules.sort { $0.name < $1.name }
        graph.services.sort { $0.name < $1.name }
        graph.edges.sort { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
        graph.holds.sort { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
        graph.findings.sort { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
        for index in graph.modules.indices {
            graph.modules[index].roles = graph.modules[index].roles.mapValues { $0.sorted() }
        }
        for index in graph.services.indices { graph.services[index].types.sort() }
        return graph
    }
}

extension ModuleEdge {
    fileprivate var sortKey: [String] { [from, to, "\(kind.rank)", label, via, evidence] }
}

extension ModuleEdge.Kind {
    /// The place in the order of all kinds.
    package var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

extension HeldReference {
    fileprivate var sortKey: [String] { [from, to, strength.rawValue] }
}

extension ModuleFinding {
    fileprivate var sortKey: [String] { [code] + subjects + [message, evidence] }
}
