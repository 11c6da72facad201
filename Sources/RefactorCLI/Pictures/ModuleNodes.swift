import GraphRender
import Refactor

/// The nodes of whole modules and of services, as pictures of all levels have them.
struct ModuleNodes {
    let excerpt: GraphExcerpt
    let links: PictureLinks
    let findings: PictureFindings

    func node(for module: AppModule) -> Node {
        var node = Node(id: module.name, label: module.name, kind: PictureStyle.kind(of: module))
        let members = excerpt.groups[module.name] ?? []
        if node.kind == .module, module.style != "other" { node.caption = module.style }
        if module.controllerLines > 0 { node.lines.append("\(grouped(module.controllerLines)) lines") }
        if node.kind == .group {
            node.caption = "folded"
            node.lines += members
        } else if members.count > 1 {
            node.lines.append("and \(amount(members.count - 1, "module")) behind it")
        }
        if let services = excerpt.inlined[module.name] { node.lines.append(Self.uses(services)) }
        node.roles = PictureStyle.marks(of: module)
        node.isEmphasised = excerpt.focus.contains(module.name)
        node.badge = findings.badge(for: module)
        node.tooltip = tooltip(of: module, members: members)
        node.link = links.pages[module.name] ?? links.address(ofFile: module.file, line: module.line)
        node.words =
            ModuleRole.allCases.flatMap { module.roles[$0] ?? [] } + [module.file].filter { !$0.isEmpty }
        return node
    }

    func node(for service: ModuleService) -> Node {
        var node = Node(id: service.name, label: service.name, kind: .service)
        node.isEmphasised = excerpt.focus.contains(service.name)
        node.tooltip = (["\(service.name), service"] + service.types.prefix(12)).joined(separator: "\n")
        node.link = links.address(ofFile: service.file, line: service.line)
        node.words = service.types + [service.file].filter { !$0.isEmpty }
        return node
    }

    static func uses(_ services: [String]) -> String {
        let shown = services.count > 3 ? Array(services.prefix(2)) + ["\(services.count - 2) more"] : services
        return "uses " + shown.joined(separator: ", ")
    }

    /// A heading, the roles and the place; at most a dozen lines.
    private func tooltip(of module: AppModule, members: [String]) -> String {
        var lines = ["\(module.name), \(module.style)"]
        for role in ModuleRole.allCases {
            guard let types = module.roles[role], !types.isEmpty else { continue }
            lines.append("\(role.rawValue): \(types.joined(separator: ", "))")
        }
        if !members.isEmpty { lines.append("stands for \(members.joined(separator: ", "))") }
        if let services = excerpt.inlined[module.name] { lines.append("uses \(services.joined(separator: ", "))") }
        if !module.file.isEmpty { lines.append("\(module.file):\(module.line)") }
        return lines.prefix(12).joined(separator: "\n")
    }

    /// A line of a picture for edges of one kind between the same two.
    func edge(_ merged: MergedEdge, isLabelled: Bool) -> Edge {
        var edge = Edge(from: merged.from, to: merged.to, kind: PictureStyle.kind(of: merged.kind))
        // That a service is injected or looked up matters to the one who reads the module, not to the one who reads the map.
        if isLabelled, merged.kind != .service { edge.label = merged.label }
        edge.tooltip = (["\(merged.from) → \(merged.to): \(merged.kind.rawValue)"] + merged.details.prefix(8))
            .joined(separator: "\n")
        edge.badge = findings.badge(from: merged.from, to: merged.to)
        var seen: Set<String> = []
        edge.evidence = merged.edges.map(\.evidence).filter { !$0.isEmpty && seen.insert($0).inserted }
        edge.link = merged.edges.first.flatMap { links.address(of: $0.evidence) }
        return edge
    }
}
