/// The members of the interactor that belong to the component below it that stores and loads, where a style has one.
///
/// What goes there asks nobody above: a method that tells the presenter, or that uses what the interactor decides by,
/// stays. State goes if nobody else uses it; a constant that the interactor uses too, such as a service, it gets as well.
struct DataManagement {
    private let controller: Controller
    private let style: Style
    private let mobility: Mobility
    private let assignments: [Assignment]
    private let placements: [Placement]
    /// For each member, true if it works with a service itself.
    private let usesService: [Bool]
    /// The members that refer to each member.
    private let users: [[Int]]
    /// The members that go there.
    private(set) var members: Set<Int> = []

    /// `slicing` says what lives in the interactor; `pinned` are members that a person wants in the data manager.
    init(of slicing: Slicing, style: Style, mobility: Mobility, pinned: Set<Int>) {
        controller = slicing.controller
        assignments = slicing.assignments
        placements = slicing.placements
        self.style = style
        self.mobility = mobility
        guard style.component(for: .service) != nil else {
            (usesService, users) = ([], [])
            return
        }
        usesService = RuleContext(controller: controller).traits.map(Self.usesService)
        users = controller.callers()
        members = Set(
            controller.members.filter { member in
                let isHeld = assignments[member.index].isPinned && member.cut == nil && !pinned.contains(member.index)
                return placements[member.index].role == .interactor && member.kind != .type && !isHeld
            }.map(\.index))
        repeat { settle(pinned) } while takeBack()
    }

    /// The places of all members, with those below the interactor.
    var settledPlacements: [Placement] {
        placements.map { placement in
            guard members.contains(placement.member) else { return placement }
            return Placement(member: placement.member, wanted: .service, role: .service)
        }
    }

    /// The assignments, in which they belong to the role of the data manager, for which the same speaks as for the
    /// interactor.
    var settledAssignments: [Assignment] {
        assignments.map { assignment in
            guard members.contains(assignment.member) else { return assignment }
            var assignment = assignment
            assignment.role = .service
            assignment.evidence = assignment.evidence.map { found in
                guard found.role == .interactor else { return found }
                return Evidence(
                    rule: found.rule, role: .service, weight: found.weight, line: found.line, reason: found.reason)
            }
            return assignment
        }
    }

    // MARK: - What goes

    /// Leaves those that store and load, and what they alone need, until nothing changes.
    private mutating func settle(_ pinned: Set<Int>) {
        var before: Set<Int> = []
        while before != members {
            before = members
            members = members.filter { asksNobodyAbove(controller.members[$0]) }
            guard before == members else { continue }
            let work = members.filter { pinned.contains($0) || stores(controller.members[$0]) }
            let needed = reached(from: work)
            members = needed.filter { work.contains($0) || isTheirs($0, needed) }
        }
    }

    private func asksNobodyAbove(_ member: Member) -> Bool {
        member.references.allSatisfy { reference in
            guard case .own(let targets) = reference.target, let target = targets.first else { return true }
            return targets.count == 1
                && (members.contains(target) || target == member.index || controller.members[target].fact.isStatic
                    || mobility.rules.hands(target, at: placements[target].role, to: .service))
        }
    }

    /// Returns true if a method works with the network, the disk or another service itself, or is named after storing
    /// and leads to such work: what only asks for it is a use case.
    private func stores(_ member: Member) -> Bool {
        guard member.kind == .method || member.kind == .property && !member.fact.isStored else { return false }
        if usesService[member.index] { return true }
        return assignments[member.index].responsibility == .manageModel
            && reached(from: [member.index]).contains { usesService[$0] }
    }

    private static func usesService(_ traits: MemberSummary) -> Bool {
        traits.touches.contains { touch in
            switch touch.effect {
            case .usesService, .asksService: true
            case .usesDevice: !SDKService.helpers.contains(String(touch.phrase.prefix { $0 != "." }))
            default: false
            }
        }
    }

    /// Returns true if nobody else uses a member, or the interactor gets a copy of it.
    private func isTheirs(_ member: Int, _ others: Set<Int>) -> Bool {
        let outside = users[member].filter { $0 != member && !others.contains($0) }
        return outside.allSatisfy {
            placements[$0].role == .interactor && mobility.rules.hands(member, at: .service, to: .interactor)
        } && (outside.isEmpty || controller.members[member].fact.hasInitialValue)
    }

    /// The members that some of those that go lead to, with them.
    private func reached(from start: Set<Int>) -> Set<Int> {
        var open = Array(start)
        var found = start
        while let next = open.popLast() {
            for target in controller.members[next].ownTargets
            where members.contains(target) && found.insert(target).inserted {
                open.append(target)
            }
        }
        return found
    }

    // MARK: - What cannot be asked across

    /// Leaves in the interactor what others cannot ask of the data manager; false when all can.
    private mutating func takeBack() -> Bool {
        let wanted = settledPlacements
        let placer = Placer(
            controller: controller, style: style, assignments: assignments, mobility: mobility, checking: wanted)
        let moved = controller.members.filter { placer.placements[$0.index].role != wanted[$0.index].role }
        guard !moved.isEmpty else { return false }
        let faulty = Set(moved.flatMap { members.contains($0.index) ? [$0.index] : $0.ownTargets })
        members = members.isDisjoint(with: faulty) ? [] : members.subtracting(faulty)
        return true
    }
}
