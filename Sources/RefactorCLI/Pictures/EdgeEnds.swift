import Refactor

/// The two types between which an edge of modules is drawn when its modules are opened.
struct EdgeEnds {
    let from: String
    let to: String
    /// True if the type that the edge goes through is one of the two ends.
    let isDirect: Bool

    init(_ edge: MergedEdge, via: String, graph: ModuleGraph, opened: Set<String>, ids: TypeIdentifiers) {
        func module(_ name: String) -> AppModule? {
            opened.contains(name) ? graph.modules.first { $0.name == name } : nil
        }
        func end(_ name: String, _ said: [String], _ roles: [ModuleRole]) -> (id: String, isVia: Bool) {
            guard let module = module(name) else { return (name, false) }
            let types = ModuleRole.allCases.flatMap { module.roles[$0] ?? [] }
            if let type = said.first(where: types.contains) { return (ids[name, type], type == via) }
            if types.contains(via) { return (ids[name, via], true) }
            let first = roles.lazy.compactMap { module.roles[$0]?.first }.first ?? types.first
            return (first.map { ids[name, $0] } ?? name, false)
        }
        let source = end(edge.from, edge.edges.map(\.fromType), Self.sources(of: edge.kind))
        let target = end(edge.to, edge.edges.map(\.toType), Self.targets(of: edge.kind))
        (from, to) = (source.id, target.id)
        isDirect = source.isVia || target.isVia
    }

    /// The roles that such an edge usually starts at, the likeliest first.
    private static func sources(of kind: ModuleEdge.Kind) -> [ModuleRole] {
        switch kind {
        case .route, .child, .builds: [.router, .builder, .presenter, .view]
        case .adapter: [.adapter, .router, .builder]
        case .service: [.interactor, .dataManager, .presenter, .view]
        case .output: [.presenter, .interactor, .view]
        case .uses: []
        }
    }

    /// The roles that such an edge usually leads to.
    private static func targets(of kind: ModuleEdge.Kind) -> [ModuleRole] {
        switch kind {
        case .route, .child, .builds, .adapter: [.builder, .router, .view]
        case .service, .uses: []
        case .output: [.presenter, .interactor, .router, .view]
        }
    }
}
