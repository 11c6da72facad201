/// The consequences of the members' places: crossings, boundaries, forwarders and widened access.
struct Wiring {
    private let controller: Controller
    private let style: Style
    private let placements: [Placement]
    private let mobility: Mobility
    private var table = BoundaryTable()
    /// The weak ports that members have to hold strongly, by member.
    private var held: [Int: [Port]] = [:]
    private(set) var crossings: [Crossing] = []
    private(set) var boundaries: [Boundary] = []
    private(set) var forwarders: [Forwarder] = []
    private(set) var widenings: [Widening] = []
    /// The members that nobody but what builds the module names in another file.
    private(set) var namedByBuilder: Set<Int> = []
    private(set) var captures: [Capture] = []
    /// The values that the builder hands to each component, by member: copies of the view's constants, and what the
    /// view's initializer is given in its place.
    private(set) var constants: [Role: Set<Int>] = [:]

    init(controller: Controller, style: Style, placements: [Placement], mobility: Mobility) {
        self.controller = controller
        self.style = style
        self.placements = placements
        self.mobility = mobility
        for member in controller.members {
            for reference in member.references { cross(reference, in: member) }
        }
        bind()
        capture()
        for member in controller.members where placements[member.index].moves { keepReachable(member) }
        boundaries = table.sorted(as: style)
        forwarders.sort { ($0.role.rank, $0.member) < ($1.role.rank, $1.member) }
        widen()
    }

    private mutating func cross(_ reference: Reference, in member: Member) {
        let from = placements[member.index].role
        switch reference.target {
        case .own(let targets):
            guard let target = targets.first, targets.count == 1, !controller.members[target].fact.isStatic else {
                return
            }
            let used = controller.members[target]
            if mobility.rules.isGiven(target, by: member) {
                if placements[target].moves { constants[placements[target].role, default: []].insert(target) }
                return
            }
            switch mobility.rules.way(of: reference.fact, to: used, at: placements[target].role, from: from) {
            case .within, .none: return
            case .handedOver: constants[from, default: []].insert(target)
            case .ports(let path, let keepsMeaning):
                cross(member, reference.fact, to: target, through: path, keepsMeaning: keepsMeaning)
                require(
                    target, through: path, isWritten: reference.fact.writes(used, in: controller), line: reference.line)
            }
        case .inherited(let known):
            guard let path = wayToScreen(from: from) else { return }
            let keepsMeaning = mobility.rules.reachesThroughWeak(reference.fact, known)
            cross(member, reference.fact, to: nil, through: path, keepsMeaning: keepsMeaning)
        case .selfValue:
            guard let path = wayToScreen(from: from) else { return }
            let keepsMeaning = mobility.rules.isReachedAsOptional(reference.fact)
            cross(member, reference.fact, to: nil, through: path, keepsMeaning: keepsMeaning)
        case .nested, .global, .known, .selfType, .superclass, .foreign, .unresolved: return
        }
    }

    private func wayToScreen(from role: Role) -> [Port]? {
        role.capabilities.reachesScreen && role != .origin ? style.route(from: role, to: .view) : nil
    }

    private mutating func cross(
        _ member: Member, _ reference: ReferenceFact, to target: Int?, through path: [Port], keepsMeaning: Bool
    ) {
        crossings.append(Crossing(member: member.index, reference: reference, target: target, path: path))
        guard controller.language == .swift, !keepsMeaning, let first = path.first, first.hold == .weak else { return }
        held[member.index, default: []].append(first)
    }

    /// Binds a value that a member needs through a weak port: all that can goes through what it holds then.
    private mutating func bind() {
        for (index, crossing) in crossings.enumerated() {
            guard let first = crossing.path.first, held[crossing.member]?.contains(first) == true else { continue }
            crossings[index].isBound = mobility.rules.binding.serves(
                crossing.reference, of: controller.members[crossing.member], through: first)
        }
    }

    /// Captures what a weak port leads to where closures have to hold it: all that can goes through what they hold.
    private mutating func capture() {
        guard controller.language == .swift else { return }
        captureComponents()
        let lateness = PostDismissalLiveness(
            controller: controller, style: style, roles: placements.map(\.role), mobility: mobility)
        let found = lateness.captures(for: crossings)
        // Closures of a method that holds it already capture it as they are.
        let bound = crossings.filter(\.isBound)
        let isHeld = { (capture: Capture) in
            bound.contains { $0.member == capture.member && $0.path.first == capture.port }
        }
        captures += found.filter { !isHeld($0) }
        for (index, crossing) in crossings.enumerated() where !crossing.isBound && !crossing.isCaptured {
            guard let capture = found.first(where: { lateness.isServed(crossing, by: $0) }) else { continue }
            if captures.contains(capture) {
                crossings[index].isCaptured = true
            } else {
                crossings[index].isBound = true
            }
        }
    }

    /// Captures the component of a call in a closure of the view that does not hold the view.
    private mutating func captureComponents() {
        for (index, crossing) in crossings.enumerated() {
            let place = controller.members[crossing.member].inner.first { place in
                place.member == crossing.target && place.cut.range.lowerBound == crossing.reference.range.lowerBound
            }
            guard let holder = place?.cut.holder, let port = crossing.path.first else { continue }
            let capture = Capture(
                member: crossing.member, port: port, closure: holder.fact, range: holder.range,
                isNested: holder.isNested)
            if !captures.contains(capture) { captures.append(capture) }
            crossings[index].isCaptured = true
        }
    }

    /// Enters a requirement in every boundary on the way, and a forwarder in every component between.
    private mutating func require(_ member: Int, through path: [Port], isWritten: Bool, line: Int) {
        for (index, port) in path.enumerated() {
            if port.protocolPattern != nil { table.enter(member, in: port, isWritten: isWritten, line: line) }
            guard index > 0 else { continue }
            forward(member, from: port.from, through: port, isWritten: isWritten)
        }
    }

    private mutating func forward(_ member: Int, from role: Role, through port: Port, isWritten: Bool) {
        if let known = forwarders.firstIndex(where: { $0.member == member && $0.role == role }) {
            forwarders[known].isWritten = forwarders[known].isWritten || isWritten
        } else {
            forwarders.append(Forwarder(member: member, role: role, port: port, isWritten: isWritten))
        }
    }

    /// The view passes on what the rest of the app may call on it.
    private mutating func keepReachable(_ member: Member) {
        guard member.kind != .type, mobility.isUsedOutside(member) else { return }
        let role = placements[member.index].role
        guard let path = style.route(from: .view, to: role, asking: member), let first = path.first else {
            return
        }
        let isComputedGetter = member.fact.accessors.contains("get") && !member.fact.accessors.contains("set")
        let isWritten =
            member.kind == .property && !member.fact.isConstant && !isComputedGetter
            && !member.fact.modifiers.contains { ["private(set)", "fileprivate(set)"].contains($0) }
        require(member.index, through: path, isWritten: isWritten, line: member.fact.line)
        forward(member.index, from: .view, through: first, isWritten: isWritten)
    }

    // MARK: - Access

    /// Widens access: what a protocol requires or another file names may not be private.
    ///
    /// In Objective-C a protocol suffices: nothing is spelled private.
    private mutating func widen() {
        guard controller.language == .swift else { return }
        var needed = Set(boundaries.flatMap(\.requirements).map(\.member) + crossings.compactMap(\.target))
        // Who knows the class itself, as the router knows the controller, needs no protocol but the access.
        needed.formUnion(crossings.filter { $0.path.last?.protocolPattern == nil }.compactMap(\.target))
        for member in controller.members where placements[member.index].moves {
            if member.kind == .type { needed.insert(member.index) }
            needed.formUnion(askedOfOthers(by: member))
            for reference in member.references {
                switch reference.target {
                case .nested(let type): needed.insert(type)
                case .own(let targets):
                    if let target = targets.first, controller.members[target].fact.isStatic { needed.insert(target) }
                default: continue
                }
            }
        }
        let handed = constants.flatMap { role, members in members.filter { placements[$0].role != role } }
        namedByBuilder = Set(handed).subtracting(needed)
        needed.formUnion(handed)
        var open = needed.sorted()
        while let next = open.popLast() {
            for type in nestedTypes(inHeadOf: controller.members[next]) where needed.insert(type).inserted {
                open.append(type)
            }
        }
        for index in needed.sorted() {
            let access = mobility.rules.requirements.access.level(of: controller.members[index])
            if access.isFileBound { widenings.append(Widening(member: index, from: access, to: .internal)) }
        }
    }

    /// What code asks of another object of the class, which it saw as long as it stood in the same file.
    private func askedOfOthers(by member: Member) -> [Int] {
        let kin = [controller.name] + (controller.project?.subclasses[controller.name] ?? [])
        guard !member.fact.identifiers.isDisjoint(with: kin) else { return [] }
        let asked = Set(
            member.references.filter { if case .foreign = $0.target { true } else { false } }.map(\.name))
        return controller.members.filter { asked.contains($0.name) && $0.kind != .type && $0.cut == nil }.map(\.index)
    }

    /// Nested types that a member's signature names, or anything in a nested type.
    ///
    /// A property without a written type names it in its value: `var state = State.idle`.
    private func nestedTypes(inHeadOf member: Member) -> [Int] {
        let ownType = member.kind == .property ? identifiers(in: member.fact.valueType ?? "") : []
        return member.references.compactMap { reference in
            guard case .nested(let type) = reference.target else { return nil }
            let isInBody = member.fact.body.map { $0.contains(reference.fact.range.lowerBound) } ?? false
            let isItsType = ownType.contains(controller.members[type].name)
            return member.kind == .type || !isInBody || isItsType ? type : nil
        }
    }
}
