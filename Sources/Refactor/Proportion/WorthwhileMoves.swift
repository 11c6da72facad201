/// The moves that are worth their wiring.
///
/// A line that leaves the view is a gain; a requirement between two components is a price, paid once for everything that
/// asks for the same member from the same component. Some moves only pay together: state with the methods that use it.
/// So all are weighed at once: what goes is the source's side of a minimum cut (project selection, Picard 1976), in
/// which what asks for the same member shares one node (as in the P^n model of Kohli, Kumar and Torr, 2007).
struct WorthwhileMoves {
    private let controller: Controller
    private let style: Style
    private let placements: [Placement]
    private var network: FlowNetwork
    /// The members that call each member.
    private let callers: [[Int]]
    /// For each cut, the members that it was cut out of.
    private let hosts: [Int: [Int]]

    /// The members that leave the view and are worth it.
    private(set) var members: Set<Int> = []

    /// - Parameter fixed: the members that a person wants where they go, whatever that costs.
    init(in controller: Controller, style: Style, placements: [Placement], assignments: [Assignment], fixed: Set<Int>) {
        self.controller = controller
        self.style = style
        self.placements = placements
        callers = controller.callers()
        network = FlowNetwork(nodes: controller.members.count)
        var hosts: [Int: [Int]] = [:]
        for member in controller.members {
            for place in member.inner { hosts[place.member, default: []].append(member.index) }
        }
        self.hosts = hosts
        addGains(assignments, fixed)
        addTies()
        for member in controller.members { addPrice(of: member) }
        let side = network.sourceSide()
        members = Set(placements.indices.filter { placements[$0].moves && side.contains($0) })
        // Types in files of their own make no module.
        let isModule = members.contains { ![.entity, .service].contains(placements[$0].role) }
        if !isModule { members.formIntersection(fixed) }
    }

    private mutating func addGains(_ assignments: [Assignment], _ fixed: Set<Int>) {
        var components: [Role: Int] = [:]
        for member in controller.members where placements[member.index].moves {
            let assignment = assignments[member.index]
            let worth =
                fixed.contains(member.index)
                ? FlowNetwork.unbounded : MovePrices.worth(of: lines(of: member), assignment.confidence)
            network.connect(network.source, member.index, worth)
            let role = placements[member.index].role
            let component = components[role] ?? network.node()
            if components[role] == nil { network.connect(component, network.sink, MovePrices.component) }
            components[role] = component
            network.connect(member.index, component, FlowNetwork.unbounded)
        }
    }

    /// The lines of a member that do more than call the view back, without those that are cut out of it.
    private func lines(of member: Member) -> Int {
        let inner = member.inner.reduce(0) { $0 + $1.cut.endLine - $1.cut.line + 1 }
        let calls = Set(member.references.filter { isOnView($0.target) }.map(\.fact.line)).count
        return max(member.kind == .method ? 0 : 1, member.lineCount - inner - calls)
    }

    private func isOnView(_ target: Target) -> Bool {
        guard case .own(let targets) = target, let first = targets.first else { return false }
        return !placements[first].moves
    }

    /// What goes or stays together.
    private mutating func addTies() {
        for bond in controller.bonds { tie(bond) }
        let moving = controller.members.filter {
            placements[$0.index].moves && $0.cut == nil && !$0.conformances.isEmpty
        }
        for group in Dictionary(grouping: moving, by: \.declaration).values { tie(group.map(\.index)) }
        for (cut, hosts) in hosts where placements[cut].moves {
            for host in hosts where placements[host].moves { network.connect(cut, host, FlowNetwork.unbounded) }
        }
    }

    private mutating func tie(_ members: [Int]) {
        let moving = members.filter { placements.indices.contains($0) && placements[$0].moves }
        for (left, right) in zip(moving, moving.dropFirst()) {
            network.connect(left, right, FlowNetwork.unbounded)
            network.connect(right, left, FlowNetwork.unbounded)
        }
    }

    /// The requirements that a member costs, where it goes and where it stays.
    private mutating func addPrice(of member: Member) {
        let target = member.index
        let role = placements[target].role
        let groups = Dictionary(grouping: callers[target]) { placements[$0].role }
        if placements[target].moves {
            let ports = Set(groups.keys.filter { $0 != role }.flatMap { hops(from: $0, to: role) })
            network.connect(target, network.sink, MovePrices.requirement * ports.count)
            if groups[.view] == nil, let own = groups[role] {
                let allGo = network.node()
                network.connect(target, allGo, MovePrices.requirement * hops(from: .view, to: role).count)
                for caller in own { network.connect(allGo, caller, FlowNetwork.unbounded) }
            }
        }
        for (role, callers) in groups where role != .view {
            let asks = network.node()
            for caller in callers { network.connect(caller, asks, FlowNetwork.unbounded) }
            let cost = MovePrices.requirement * hops(from: role, to: .view).count
            network.connect(asks, placements[target].moves ? target : network.sink, cost)
        }
    }

    private func hops(from start: Role, to end: Role) -> [[Role]] {
        (style.route(from: start, to: end) ?? []).map { [$0.from, $0.to] }
    }
}
