import GraphRender
import Refactor

/// The picture of a planned module: its components, the protocols between them, who holds whom.
enum ModulePicture {
    static func graph(of plan: Plan) -> Graph {
        var graph = Graph(id: plan.module, title: "\(plan.module) module")
        graph.subtitle = subtitle(of: plan)
        graph.clusters = [Cluster(id: "module", label: plan.module)]
        graph.nodes = components(of: plan) + types(of: plan) + protocols(of: plan)
        graph.edges = holds(of: plan) + uses(of: plan)
        if !plan.roles.isEmpty, plan.style.builder?.roles.isEmpty == true, plan.partInPlace == nil {
            graph.nodes.append(builder(of: plan))
            graph.edges += plan.roles.map { Edge(from: "builder", to: $0.rawValue, kind: .builds) }
        }
        return graph
    }

    private static func subtitle(of plan: Plan) -> String {
        let files = plan.controller.files.map(\.file.name).joined(separator: ", ")
        let moved = plan.controller.members.filter { plan.placements[$0.index].moves }
        return
            "\(files): \(plan.controller.lines) lines, of which \(plan.lines(of: moved)) leave the view (style \(plan.style.id))"
    }

    // MARK: - Nodes

    private static func components(of plan: Plan) -> [Node] {
        ([Role.view] + plan.roles).map { role in
            let members = plan.members(of: role)
            let forwarders = plan.forwarders.filter { $0.role == role }.count
            var node = Node(id: role.rawValue, label: plan.name(of: role), kind: kind(of: role), cluster: "module")
            node.lines = [counted(members, in: plan)]
            if members.isEmpty { node.lines = ["passes on \(forwarders) call\(forwarders == 1 ? "" : "s")"] }
            node.tooltip = tooltip(plan.name(of: role), members.map(\.id))
            return node
        }
    }

    private static func types(of plan: Plan) -> [Node] {
        plan.ownFileTypes.map { type in
            let role = plan.placements[type.index].role
            var node = Node(id: type.id, label: type.name, kind: kind(of: role), cluster: "module")
            node.lines = ["\(type.lineCount) lines"]
            node.tooltip = "\(plan.controller.name).\(type.name)"
            return node
        }
    }

    private static func protocols(of plan: Plan) -> [Node] {
        let spelling = plan.language.spelling(of: plan)
        return plan.protocols.map { draft in
            var node = Node(id: draft.name, label: draft.name, kind: .protocolPort, cluster: "module")
            node.tooltip = tooltip(draft.name, draft.requirements.map { spelling.line(of: $0) })
            return node
        }
    }

    private static func builder(of plan: Plan) -> Node {
        var node = Node(id: "builder", label: plan.builderName, kind: .builder, cluster: "module")
        node.tooltip = "\(plan.builderName) makes the components and ties them together"
        return node
    }

    private static func counted(_ members: [Member], in plan: Plan) -> String {
        "\(members.count) member\(members.count == 1 ? "" : "s") · \(plan.lines(of: members)) lines"
    }

    /// A heading and at most a dozen lines.
    private static func tooltip(_ title: String, _ lines: [String]) -> String {
        let shown = lines.prefix(12)
        let rest = lines.count > shown.count ? ["… and \(lines.count - shown.count) more"] : []
        return ([title] + shown + rest).joined(separator: "\n")
    }

    static func kind(of role: Role) -> NodeKind {
        switch role {
        case .view: .view
        case .presenter: .presenter
        case .interactor: .interactor
        case .router: .router
        case .entity: .entity
        case .service: .service
        }
    }

    // MARK: - Edges

    private static func holds(of plan: Plan) -> [Edge] {
        plan.boundaries.flatMap { boundary -> [Edge] in
            let port = boundary.port
            guard let name = port.protocolName(in: plan.module) else { return [] }
            return [
                Edge(from: port.from.rawValue, to: name, kind: port.hold == .strong ? .owns : .weak),
                Edge(from: port.to.rawValue, to: name, kind: .conforms),
            ]
        } + directHolds(of: plan) + ownParts(of: plan)
    }

    /// What the view keeps where callers give nothing in its place.
    private static func ownParts(of plan: Plan) -> [Edge] {
        plan.boundaries.map(\.port).filter { $0.given == .caller && $0.from != .view }.map {
            Edge(from: Role.view.rawValue, to: $0.to.rawValue, kind: .owns)
        }
    }

    /// Ports without a protocol, such as the router's way to the view.
    private static func directHolds(of plan: Plan) -> [Edge] {
        plan.style.ports.filter { port in
            port.protocolPattern == nil && plan.crossings.contains { $0.path.contains(port) }
        }.map { Edge(from: $0.from.rawValue, to: $0.to.rawValue, kind: $0.hold == .strong ? .owns : .weak) }
    }

    /// Each type that got a file of its own hangs on its innermost user; lines from all users would hide the picture.
    private static func uses(of plan: Plan) -> [Edge] {
        let innermost: [Role] = plan.style.component(for: .service) == nil ? [] : [.service]
        return plan.ownFileTypes.compactMap { type in
            let user = (innermost + [.interactor, .presenter, .router, .view]).first { role in
                plan.members(of: role).contains { member in
                    member.kind != .type && member.references.contains { $0.target == .nested(type.index) }
                }
            }
            return user.map { Edge(from: $0.rawValue, to: type.id, kind: .service) }
        }
    }
}
