/// The moves that are worth their wiring.
///
/// A line that leaves the view is a gain; a requirement between two components is a price, paid once for everything that
/// asks for the same member from the same component. Some moves only pay together: state with the methods that use it,
/// for each place that reads it from elsewhere has a price of its own, and one that sets it a higher one. So all are
/// weighed at once: what goes is the source's side of a minimum cut (project selection, Picard 1976), in which what asks
/// for the same member shares one node (as in the P^n model of Kohli, Kumar and Torr, 2007).
struct WorthwhileMoves {
    private let controller: Controller
    private let style: Style
    private let placements: [Placement]
    private var network: FlowNetwork
    /// The members that call each member.
    private let callers: [[Int]]
    /// For each cut, the members that it was cut out of.
    private let hosts: [Int: [Int]]
    private let rules: CrossingRules
    private let unwanted: UnwantedMoves
    private let routerWork: RouterWork

    /// The members that leave the view and are worth it.
    private(set) var members: Set<Int> = []

    /// - Parameters:
    ///   - fixed: the members that a person wants where they go, whatever that costs.
    ///   - isUsedOutside: true for what code beside the controller's own may use.
    init(
        in controller: Controller, rules: CrossingRules, placements: [Placement], assignments: [Assignment],
        fixed: Set<Int>, isUsedOutside: (Member) -> Bool
    ) {
        self.controller = controller
        self.rules = rules
        style = rules.style
        self.placements = placements
        callers = controller.callers()
        unwanted = UnwantedMoves(
            in: controller, rules: rules, placements, callers: callers, isUsedOutside: isUsedOutside)
        routerWork = RouterWork(in: controller, placements)
        network = FlowNetwork(nodes: controller.members.count)
        var hosts: [Int: [Int]] = [:]
        for member in controller.members {
            for place in member.inner { hosts[place.member, default: []].append(member.index) }
        }
        self.hosts = hosts
        addGains(assignments, fixed)
        addTies()
        for member in controller.members {
            addPrice(of: member)
            addPriceOfState(for: member)
        }
        let side = network.sourceSide()
        members = Set(placements.indices.filter { placements[$0].moves && side.contains($0) })
        dropWhatIsOnlyPassedOn(fixed)
        if style.isDirect(.router) && !(isRouter && leadsMostWays) || style.isDirect(.interactor) && !isInteractor {
            members.formIntersection(fixed)
        }
        // Types in files of their own make no module.
        let isModule = members.contains { ![.entity, .service].contains(placements[$0].role) }
        if !isModule { members.formIntersection(fixed) }
    }

    /// Behind a mediator that has no code of its own nothing goes: it would only pass on. One that keeps nothing and tells
    /// nobody is none either.
    private mutating func dropWhatIsOnlyPassedOn(_ fixed: Set<Int>) {
        let own = members.filter { placements[$0].role == style.mediator && controller.members[$0].kind != .type }
            .reduce(0) { $0 + decidingLines(of: controller.members[$1]) }
        guard own < MovePrices.linesOfAMediator || isOfFunctions else { return }
        members = members.filter { member in
            let path = style.route(from: .origin, to: placements[member].role) ?? []
            return path.count < 2 && placements[member].role != style.mediator || fixed.contains(member)
        }
    }

    /// True if enough ways lead on, and not only back: a few, or two that take some making.
    private var isRouter: Bool {
        let ways = members.map { controller.members[$0] }.filter { member in
            let isBack = ["close", "goBack", "goToRoot"].contains(member.name)
            return placements[member.index].role == .router && member.kind == .method && !isBack
        }
        let lines = ways.reduce(0) { $0 + $1.lineCount }
        return ways.count >= MovePrices.routesOfARouter && lines >= MovePrices.fewestLinesOfARouter
            || ways.count > 1 && lines >= MovePrices.linesOfARouter
    }

    /// True if enough leaves for an interactor that the view asks itself: a few methods, and lines.
    private var isInteractor: Bool {
        let methods = members.map { controller.members[$0] }.filter { $0.kind == .method }
        return methods.count >= MovePrices.methodsOfAnInteractor
            && methods.reduce(0) { $0 + $1.lineCount } >= MovePrices.linesOfAnInteractor
    }

    /// True if most places that lead to another screen are the router's: whoever looks for one looks there.
    private var leadsMostWays: Bool {
        var ways = (router: 0, view: 0)
        for member in controller.members {
            let own = routerWork.ways(in: member)
            if members.contains(member.index) { ways.router += own } else { ways.view += own }
        }
        return ways.router >= MovePrices.shareOfWays * ways.view
    }

    /// True if a mediator would ask nobody and tell nobody anything, where it keeps nothing or there is nobody else, or keep
    /// nothing and only answer what it is asked.
    private var isOfFunctions: Bool {
        let own = members.filter { placements[$0].role == style.mediator }.map { controller.members[$0] }
        let tellsNobody = own.allSatisfy { member in
            member.ownTargets.allSatisfy {
                placements[$0].role == style.mediator || controller.members[$0].kind == .type
            }
        }
        let keepsNothing = own.allSatisfy { !$0.fact.isStored }
        // While parts are still left, whoever tells somebody may come again.
        let isSettled = placements.indices.allSatisfy { !placements[$0].moves || members.contains($0) }
        let isAlone = members.allSatisfy { [style.mediator, .entity].contains(placements[$0].role) }
        if tellsNobody { return keepsNothing || isSettled && isAlone }
        return keepsNothing && own.filter { $0.kind == .method && isAskedByView($0) }.allSatisfy(answers)
    }

    private func isAskedByView(_ member: Member) -> Bool { callers[member.index].contains { !members.contains($0) } }

    private func answers(_ method: Member) -> Bool {
        if let cut = method.cut { return cut.type != nil }
        return method.fact.signature?.result.map { !["()", "Void"].contains($0) } ?? false
    }

    /// The lines of a method of the mediator that do not ask another component.
    private func decidingLines(of member: Member) -> Int {
        guard !member.fact.isStored else { return 0 }
        let asking = member.references.filter { reference in
            guard case .own(let targets) = reference.target, let target = targets.first else { return false }
            return placements[target].role != placements[member.index].role
        }
        let body = max(1, member.lineCount - (member.cut == nil && member.lineCount > 1 ? 2 : 0))
        return max(0, body - Set(asking.map(\.fact.line)).count - linesCutOut(of: member))
    }

    private mutating func addGains(_ assignments: [Assignment], _ fixed: Set<Int>) {
        var components: [Role: Int] = [:]
        for member in controller.members where placements[member.index].moves {
            let assignment = assignments[member.index]
            let worth =
                fixed.contains(member.index)
                ? FlowNetwork.unbounded : worth(of: member, assignment.confidence)
            let role = placements[member.index].role
            network.connect(network.source, member.index, worth)
            if !fixed.contains(member.index), unwanted.contain(member, to: role) {
                network.connect(member.index, network.sink, FlowNetwork.unbounded)
            }
            let component = components[role] ?? network.node()
            if components[role] == nil {
                network.connect(
                    component, network.sink, style.isDirect(role) ? MovePrices.componentAlone : MovePrices.component)
            }
            components[role] = component
            network.connect(member.index, component, FlowNetwork.unbounded)
        }
        // Whoever is behind the mediator needs that as well.
        guard let mediator = components[style.mediator] else { return }
        for (role, component) in components where (style.route(from: .origin, to: role) ?? []).count > 1 {
            network.connect(component, mediator, FlowNetwork.unbounded)
        }
    }

    /// The worth of a move: nothing can be what may not be where it would go.
    private func worth(of member: Member, _ confidence: Confidence) -> Int {
        let inner = member.inner.filter { staysWithHost($0) }.reduce(0) { $0 + lines(of: $1.cut) }
        let own = MovePrices.worth(of: lines(of: member) + inner, confidence)
        let ways = style.isDirect(placements[member.index].role) ? routerWork.ways(in: member) * MovePrices.way : 0
        let isInner = member.cut != nil && (hosts[member.index] ?? []).allSatisfy { placements[$0].moves }
        return isInner && !asksOwnState(member) ? own * MovePrices.rightRole / 10 : own + ways
    }

    /// Code that would otherwise leave the view with the method that it is cut out of.
    private func staysWithHost(_ place: CutPlace) -> Bool {
        placements[place.member].moves && !asksOwnState(controller.members[place.member])
    }

    /// Returns true if a part uses state of the component that it goes to, which only that has.
    private func asksOwnState(_ member: Member) -> Bool {
        member.ownTargets.contains {
            controller.members[$0].fact.isStored && placements[$0].role == placements[member.index].role
        }
    }

    /// The lines of a member that do more than call the view back, without those that are cut out of it.
    private func lines(of member: Member) -> Int {
        let calls = Set(member.references.filter { isOnView($0.target) }.map(\.fact.line)).count
        return max(member.kind == .method ? 0 : 1, member.lineCount - linesCutOut(of: member) - calls)
    }

    private func linesCutOut(of member: Member) -> Int { member.inner.reduce(0) { $0 + lines(of: $1.cut) } }

    private func lines(of cut: Cut) -> Int { cut.endLine - cut.line + 1 }

    private func isOnView(_ target: Target) -> Bool {
        guard case .own(let targets) = target, let first = targets.first else { return false }
        return !placements[first].moves && controller.members[first].kind == .method
    }

    /// The members that go or stay together.
    private mutating func addTies() {
        for bond in controller.bonds { tie(bond) }
        // Who asks a router at all asks it for every other screen.
        if style.isDirect(.router) {
            let ways = controller.members.filter {
                placements[$0.index].role == .router && !unwanted.contain($0, to: .router)
            }
            tie(ways.map(\.index))
        }
        let moving = controller.members.filter {
            placements[$0.index].moves && $0.cut == nil && !$0.conformances.isEmpty
        }
        for group in Dictionary(grouping: moving, by: \.declaration).values { tie(group.map(\.index)) }
        tieStateToItsSetter()
        for (cut, hosts) in hosts where placements[cut].moves {
            for host in hosts where placements[host].moves { network.connect(cut, host, FlowNetwork.unbounded) }
        }
    }

    /// State goes with code that sets it, the largest piece of it, or the view alone would set what it has no more.
    private mutating func tieStateToItsSetter() {
        for state in controller.members
        where placements[state.index].moves && state.fact.isStored && !state.fact.isConstant {
            let setters = callers[state.index].map { controller.members[$0] }.filter { user in
                user.kind != .initializer && placements[user.index].moves
                    && !unwanted.contain(user, to: placements[user.index].role)
                    && user.references.contains { $0.target == .own([state.index]) && $0.fact.sets(state) }
            }
            guard let main = setters.max(by: { ($0.lineCount, $1.index) < ($1.lineCount, $0.index) }) else { continue }
            network.connect(state.index, main.index, FlowNetwork.unbounded)
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
            .filter { !rules.hands(target, at: role, to: $0.key) }
        let requirement = requirement(for: member)
        if placements[target].moves {
            let ports = Set(groups.keys.filter { $0 != role }.flatMap { hops(from: $0, to: role) })
            let price = style.isDirect(role) ? MovePrices.route : requirement
            network.connect(target, network.sink, price * ports.count)
            if groups[.view] == nil, let own = groups[role] {
                let allGo = network.node()
                network.connect(target, allGo, requirement * hops(from: .view, to: role).count)
                for caller in own { network.connect(allGo, caller, FlowNetwork.unbounded) }
            }
        }
        for (role, callers) in groups where role != .view {
            let asks = network.node()
            for caller in callers { network.connect(caller, asks, FlowNetwork.unbounded) }
            let cost = asking(requirement, of: member, from: role)
            network.connect(asks, placements[target].moves ? target : network.sink, cost)
        }
    }

    /// What one component sets in another, or pulls out of the one that it reports to, has the wrong owner, wherever both
    /// are.
    private mutating func addPriceOfForeignState(_ target: Int, for user: Member, sets: Bool) {
        let (home, role) = (placements[target].role, placements[user.index].role)
        guard placements[target].moves, placements[user.index].moves, home != role else { return }
        if sets {
            network.connect(user.index, network.sink, MovePrices.orderedState)
        } else if role.capabilities.reportsOnly {
            let price = isService(controller.members[target]) ? MovePrices.orderedState : MovePrices.pulledState
            network.connect(user.index, network.sink, price)
        }
    }

    /// A method that the source has not costs more than one that it has; most of all one of the view that is cut out of
    /// code which was itself cut out of the view, for then a call goes there and back in the middle of one method.
    private func requirement(for member: Member) -> Int {
        guard let cut = member.cut else { return MovePrices.requirement }
        let hosts = hosts[member.index] ?? []
        let isReturn = cut.role == .origin ? hosts.contains(where: isCutOutOfView) : hosts.contains(where: isAskedBack)
        if isReturn { return MovePrices.returnTrip }
        return cut.role == .origin || cut.isWholeBody ? MovePrices.newRequirement : MovePrices.tornRequirement
    }

    /// Returns true for a method of the view that code which goes calls: what is cut out of it is asked for on the way
    /// back.
    private func isAskedBack(_ member: Int) -> Bool {
        !placements[member].moves && callers[member].contains { placements[$0].moves }
    }

    /// The price of asking for a member of the view: where a role knows the view's class, there is no protocol.
    private func asking(_ requirement: Int, of member: Member, from role: Role) -> Int {
        let path = style.route(from: role, to: .view) ?? []
        // The screen is no business of whoever only reports.
        if path.count > 1 { return MovePrices.returnTrip * path.count }
        guard path.first?.protocolPattern == nil else { return requirement }
        return member.cut == nil ? 0 : MovePrices.askedOfClass
    }

    private func isCutOutOfView(_ member: Int) -> Bool {
        controller.members[member].cut != nil && (hosts[member] ?? []).contains { !placements[$0].moves }
    }

    /// What the places cost in which a member uses state that would be elsewhere.
    private mutating func addPriceOfState(for user: Member) {
        for reference in user.references {
            guard case .own(let targets) = reference.target, let target = targets.first, user.kind != .initializer,
                controller.members[target].fact.isStored || isService(controller.members[target]),
                !rules.hands(target, at: placements[target].role, to: placements[user.index].role)
            else { continue }
            let sets = reference.fact.sets(controller.members[target])
            let isOfRouter = placements[user.index].moves && placements[user.index].role.capabilities.reachesScreen
            if !sets, isOfRouter { continue }
            addPriceOfForeignState(target, for: user, sets: sets)
            let state = placements[target].moves ? target : network.sink
            let code = placements[user.index].moves ? user.index : network.sink
            if placements[target].moves {
                network.connect(target, code, price(ofUsing: controller.members[target], by: user, sets: sets))
            }
            if placements[user.index].moves {
                network.connect(user.index, state, sets ? MovePrices.orderedState : MovePrices.askedState)
            }
        }
    }

    /// What a place of the view costs that uses a component's state. To show a value is its work; of a service it would ask
    /// what the component is for, and a method that is cut out of a component's code would bring the state back.
    private func price(ofUsing state: Member, by user: Member, sets: Bool) -> Int {
        if isService(state) { return MovePrices.servedState }
        guard sets else { return placements[user.index].moves ? MovePrices.shownState : 0 }
        return user.cut?.role == .origin ? MovePrices.returnedState : MovePrices.setState
    }

    /// Returns true for a service that is kept, or got from somewhere: `var store: Store { Locator.shared.store }`.
    private func isService(_ state: Member) -> Bool {
        guard state.kind == .property, state.cut == nil else { return false }
        return state.fact.valueType.map { rules.requirements.types.classify(written: $0) } == .service
    }

    private func hops(from start: Role, to end: Role) -> [[Role]] {
        (style.route(from: start, to: end) ?? []).map { [$0.from, $0.to] }
    }
}
