import GraphRender
import Refactor

/// Modules opened: their roles in boxes, who holds whom, and what joins the modules.
///
/// With `wiring`, edges lead through the protocol or adapter that the code names, and references say how strong they are.
struct RolesPicture {
    enum Detail {
        case roles
        case wiring
    }

    private let excerpt: GraphExcerpt
    private let detail: Detail
    private let nodes: ModuleNodes
    private let opened: Set<String>
    private let ids: TypeIdentifiers

    /// The picture of an excerpt whose named modules are opened; without names, as many as there is room for.
    static func graph(
        of excerpt: GraphExcerpt, detail: Detail, opening names: Set<String>? = nil, limit: Int, isAsked: Bool = false,
        page: PicturePage
    ) -> Graph {
        let fitted = (names == nil ? excerpt.fitted(to: limit, isAsked: isAsked) : excerpt).withHubsAsLines()
        let opened = names ?? OpenedModules.names(of: fitted, limit: limit)
        let picture = RolesPicture(
            excerpt: fitted, detail: detail,
            nodes: ModuleNodes(excerpt: fitted, links: page.links, findings: PictureFindings(fitted.graph.findings)),
            opened: opened, ids: TypeIdentifiers(fitted.graph, opened: opened))
        return picture.graph(title: page.title, isAutomatic: names == nil, home: page.links.home)
    }

    private func graph(title: String, isAutomatic: Bool, home: String?) -> Graph {
        var graph = Graph(id: "modules", title: title)
        graph.subtitle = AppPicture.subtitle(of: excerpt)
        let modules = excerpt.graph.modules
        let open = modules.filter { opened.contains($0.name) }
        graph.clusters = open.map(cluster)
        graph.nodes =
            open.flatMap(types) + modules.filter { !opened.contains($0.name) }.map { nodes.node(for: $0) }
            + excerpt.graph.services.map { nodes.node(for: $0) }
        graph.edges = open.flatMap(holds)
        for edge in excerpt.graph.mergedEdges { add(edge, to: &graph) }
        graph.notes = nodes.findings.notes + excerpt.remarks
        let closed = modules.filter { !opened.contains($0.name) && !$0.roles.isEmpty }.count
        if isAutomatic, closed > 0 {
            graph.notes.append(
                "\(amount(closed, "module")) \(closed == 1 ? "is" : "are") drawn closed: --focus opens a module, "
                    + "--max-nodes makes room.")
        }
        graph.home = home
        return graph
    }

    // MARK: - Modules

    private func cluster(of module: AppModule) -> Cluster {
        var cluster = Cluster(id: module.name, label: module.name)
        let uses = excerpt.inlined[module.name].map { [ModuleNodes.uses($0)] } ?? []
        cluster.note = ((module.style == "other" ? [] : [module.style]) + uses).joined(separator: " · ")
        cluster.isEmphasised = excerpt.focus.contains(module.name) && opened.count > 1
        return cluster
    }

    /// A node for each type; one that plays several roles stands there once, as the first of them.
    private func types(of module: AppModule) -> [Node] {
        var roles: [String: [ModuleRole]] = [:]
        for role in ModuleRole.allCases {
            for type in module.roles[role] ?? [] { roles[type, default: []].append(role) }
        }
        return roles.sorted { $0.key < $1.key }.compactMap { type, roles in
            guard let role = roles.first else { return nil }
            let kind = PictureStyle.kind(of: role)
            var node = Node(id: ids[module.name, type], label: type, kind: kind, cluster: module.name)
            if roles != [role] || role == .dataManager { node.caption = roles.map(Self.word).joined(separator: ", ") }
            node.badge = nodes.findings.badge(forType: type)
            node.link = nodes.links.address(ofFile: module.file, line: module.line)
            return node
        }
    }

    private static func word(_ role: ModuleRole) -> String {
        switch role {
        case .dataManager: "data manager"
        case .other: "helper"
        case .adapter, .builder, .entity, .formatter, .interactor, .presenter, .router, .view: role.rawValue
        }
    }

    /// Returns the references of a module; what is held in another module is part of the wiring alone.
    private func holds(in module: AppModule) -> [Edge] {
        let own = Set(module.roles.values.flatMap { $0 })
        return excerpt.graph.holds.compactMap { hold in
            guard own.contains(hold.from), hold.from != hold.to else { return nil }
            guard own.contains(hold.to) || detail == .wiring else { return nil }
            guard let target = own.contains(hold.to) ? module.name : owner(of: hold.to) else { return nil }
            var edge = Edge(
                from: ids[module.name, hold.from], to: opened.contains(target) ? ids[target, hold.to] : target,
                kind: PictureStyle.kind(of: hold.strength))
            if detail == .wiring { edge.label = hold.strength.rawValue }
            edge.badge = nodes.findings.badge(from: hold.from, to: hold.to)
            return edge
        }
    }

    private func types(of module: String) -> Set<String> {
        Set(excerpt.graph.modules.first { $0.name == module }?.roles.values.flatMap { $0 } ?? [])
    }

    /// The first module in which a type plays a role.
    private func owner(of type: String) -> String? {
        excerpt.graph.modules.first { $0.roles.values.contains { $0.contains(type) } }?.name
    }

    // MARK: - Between modules

    private func add(_ merged: MergedEdge, to graph: inout Graph) {
        let via = merged.edges.first { !$0.via.isEmpty }?.via ?? ""
        let ends = EdgeEnds(merged, via: via, graph: excerpt.graph, opened: opened, ids: ids)
        var edge = nodes.edge(merged, isLabelled: true)
        (edge.from, edge.to) = (ends.from, ends.to)
        // Where the code stands in a helper that is not drawn, the line says so.
        if opened.contains(merged.from), let first = merged.edges.first?.fromType, !first.isEmpty,
            merged.edges.allSatisfy({ edge in !types(of: merged.from).contains(edge.fromType) })
        {
            edge.label += (edge.label.isEmpty ? "" : " ") + "through \(first)"
        }
        guard detail == .wiring, !via.isEmpty, !ends.isDirect, merged.kind != .service else {
            graph.edges.append(edge)
            return
        }
        let isAdapter = merged.kind == .adapter
        let id = ids.port(via, of: isAdapter ? merged.from : merged.to)
        if !graph.nodes.contains(where: { $0.id == id }) {
            let owner = isAdapter ? merged.from : merged.to
            var port = Node(
                id: id, label: via, kind: isAdapter ? .adapter : .protocolPort,
                cluster: opened.contains(owner) ? owner : nil)
            port.tooltip = "\(via): the way to \(merged.to)"
            graph.nodes.append(port)
        }
        if isAdapter {
            graph.edges.append(Edge(from: ends.from, to: id, kind: .calls))
            edge.from = id
        } else {
            edge.to = id
            let behind = Edge(from: ends.to, to: id, kind: .conforms)
            if !graph.edges.contains(behind) { graph.edges.append(behind) }
        }
        graph.edges.append(edge)
    }
}
