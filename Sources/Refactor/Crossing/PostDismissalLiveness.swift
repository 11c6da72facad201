/// Says where code of the components may run after the screen has gone, and what it must not lose there.
///
/// A closure that captured self strongly kept the whole controller; in a component it keeps that one and those below
/// it, and what is above may go. So may it for every method that such a closure calls. There a call over a weak
/// reference is left out once its target has gone. That changes nothing if the target only shows something, or sets
/// state that goes with it: there is no screen to see it (`ScreenEffects`; what it does not know counts as an effect).
/// If something would be missed, the outermost closure that captured self captures the target instead (`{ [output]
/// result in output?.finish(result) }`), and if that does not hold everything the call needs, the part stays with the
/// reason `screen-may-be-gone`. A method that would leave by its `guard` in late code stays as well if anything of it
/// would be missed. A capture makes no circle that was none before: each component stands for the controller in what it
/// refers to, and the closure captured the controller. A closure that captured self weakly never gets a stronger hold.
///
/// Not kept exactly: a screen may be released, and so its `deinit` run, earlier than before, since a closure with view
/// effects alone no longer holds it; a weak closure of one component no longer runs because a strong one of another
/// happened to keep the controller; a screen that is released in the middle of a presenter's weak closure is not held
/// to the closure's end.
///
/// Blocks of Objective-C are looked at in the same way: one that names self holds it, one that names `weakSelf` alone
/// does not. They capture no port instead, so that what would be missed stays.
struct PostDismissalLiveness {
    /// The objects that may be gone.
    enum Gone: Int, Comparable {
        case nobody
        case view
        /// The presenter, and so the view.
        case presenter

        static func < (left: Gone, right: Gone) -> Bool { left.rawValue < right.rawValue }
    }

    private let controller: Controller
    private let style: Style
    private let roles: [Role]
    private let mobility: Mobility
    private let effects: ScreenEffects
    private let closures: [[LaterClosure]]
    /// The objects that may be gone when a member begins.
    private var entries: [Gone]

    /// `roles` says where the members live.
    init(controller: Controller, style: Style, roles: [Role], mobility: Mobility) {
        self.controller = controller
        self.style = style
        self.roles = roles
        self.mobility = mobility
        effects = ScreenEffects(
            controller: controller, roles: roles, classes: mobility.valueClasses, types: mobility.types)
        closures = controller.members.map { member in
            roles[member.index] == .view ? [] : LaterClosure.all(in: member, of: controller)
        }
        entries = controller.members.map { _ in .nobody }
        spread()
    }

    private var rules: CrossingRules { mobility.rules }
    private var binding: StrongBinding { rules.binding }

    // MARK: - Who may be gone

    /// Lets what late code calls be late too, until nothing changes.
    private mutating func spread() {
        var open = controller.members.map(\.index).filter { roles[$0] != .view && !closures[$0].isEmpty }
        open += weaklyAwaited() + calledByOthers() + calledWithoutView()
        while let index = open.popLast() {
            let member = controller.members[index]
            for reference in member.references {
                guard case .own(let targets) = reference.target else { continue }
                let gone = gone(at: reference.fact, in: member)
                for target in targets where roles[target] != .view && target != index {
                    let level = arriving(gone, from: roles[index], at: roles[target])
                    guard level > entries[target] else { continue }
                    entries[target] = level
                    open.append(target)
                }
            }
        }
    }

    /// Returns who is still gone when a call arrives: whoever passes it on is there.
    private func arriving(_ gone: Gone, from start: Role, at end: Role) -> Gone {
        if start == end || !style.presenterKeepsOthers { return gone }
        return start == .router ? .nobody : min(gone, .view)
    }

    /// Members that an optional self waits for: nobody holds the view then.
    private mutating func weaklyAwaited() -> [Int] {
        var found: [Int] = []
        for member in controller.members where roles[member.index] == .view {
            for reference in member.references where reference.fact.base == .optionalSelf {
                guard case .own(let targets) = reference.target, let target = targets.first,
                    roles[target] != .view, controller.members[target].fact.signature?.isAsync == true
                else { continue }
                entries[target] = .view
                found.append(target)
            }
        }
        return found
    }

    /// Members that somebody calls who may keep their component longer than the screen lives.
    private mutating func calledByOthers() -> [Int] {
        let called = mobility.moved.filter { !$0.isHeldWeakly }.flatMap(\.members)
        for member in called where roles[member] != .view { entries[member] = .view }
        return called.filter { roles[$0] != .view }
    }

    /// Members that closures of the view call which hold their component, and not the view.
    private mutating func calledWithoutView() -> [Int] {
        let places = controller.members.filter { roles[$0.index] == .view }.flatMap(\.inner)
        let called = places.filter { $0.cut.holder != nil && roles[$0.member] != .view }.map(\.member)
        for member in called { entries[member] = .view }
        return called
    }

    private func gone(at reference: ReferenceFact, in member: Member) -> Gone {
        let role = roles[member.index]
        guard role != .view else { return .nobody }
        let isLater = closures[member.index].contains { closure in
            let isHeld = closure.isStrong || closure.isWaiting && reference.base != .optionalSelf
            return isHeld && closure.range.contains(reference.range.lowerBound)
        }
        guard isLater else { return entries[member.index] }
        let keepsOthers = role == .presenter && style.presenterKeepsOthers
        return max(entries[member.index], keepsOthers ? .view : .presenter)
    }

    /// The component that is missing on a way, given who may be gone.
    private func missing(on path: [Port], _ gone: Gone) -> Role? {
        path.first { port in
            let isOfScreen = port.to == .view || port.keeper == .view
            return port.hold == .weak && gone >= (isOfScreen ? .view : .presenter)
        }?.to
    }

    // MARK: - What is lost

    /// References that may not cross where they stand, by member, and members that may not end where they would.
    func faults() -> [(member: Int, target: Int?, reason: StayReason)] {
        guard entries.contains(where: { $0 != .nobody }) || closures.contains(where: { !$0.isEmpty }) else { return [] }
        return controller.members.filter { roles[$0.index] != .view }.flatMap { member in
            member.references.compactMap { fault(of: $0, in: member) }
        }
    }

    private func fault(of reference: Reference, in member: Member) -> (member: Int, target: Int?, reason: StayReason)? {
        let role = roles[member.index]
        switch reference.target {
        case .own(let targets):
            guard let index = targets.first, !controller.members[index].fact.isStatic else { return nil }
            let target = controller.members[index]
            let way = rules.way(of: reference.fact, to: target, at: roles[index], from: role)
            guard case .ports(let path, let keepsMeaning) = way else { return nil }
            let reason =
                obstacle(to: reference.fact, of: member, target: target, through: path)
                ?? (keepsMeaning ? nil : obstacle(toLeaving: member, path))
            return reason.map { (member.index, index, $0) }
        case .selfValue, .inherited:
            guard role.capabilities.reachesScreen, let path = style.route(from: role, to: .view) else { return nil }
            if case .inherited(let known) = reference.target, rules.reachesThroughWeak(reference.fact, known) {
                return nil
            }
            return obstacle(toLeaving: member, path).map { (member.index, nil, $0) }
        case .foreign, .global, .known, .nested, .selfType, .superclass, .unresolved: return nil
        }
    }

    /// Why a reference may not cross where it stands; nil when nobody would miss it, or when it can be held.
    private func obstacle(to reference: ReferenceFact, of member: Member, target: Member, through path: [Port])
        -> StayReason?
    {
        guard let name = missed(reference, of: member, target: target, through: path),
            !isAfterLeaving(reference, of: member, target: target, through: path),
            holder(of: reference, in: member, target: target, through: path) == nil,
            !isBound(reference, of: member, target: target, through: path)
        else { return nil }
        return .mayBeGone(name)
    }

    /// The closure that has to hold the first port of a way, so that nothing is lost; nil when nothing is.
    private func holding(_ reference: ReferenceFact, of member: Member, target: Member, through path: [Port])
        -> LaterClosure?
    {
        guard missed(reference, of: member, target: target, through: path) != nil else { return nil }
        return holder(of: reference, in: member, target: target, through: path)
    }

    private func missed(
        _ reference: ReferenceFact, of member: Member, target: Member, through path: [Port]
    ) -> String? {
        guard let gone = missing(on: path, gone(at: reference, in: member)) else { return nil }
        let isTold = reference.isStatement && target.kind == .method || isSet(reference, target)
        return isTold ? effects.missed(in: target.index, whenGone: gone) : target.displayName
    }

    /// State of whoever is gone is gone too, if nothing else follows from it.
    private func isSet(_ reference: ReferenceFact, _ target: Member) -> Bool {
        target.fact.isStored && reference.isStatement && [.write, .readWrite].contains(reference.usage)
    }

    /// Returns true if nothing asks for a value once its component has gone: the method leaves by its `guard` then, before
    /// it does anything, and only what that leaves out counts.
    private func isAfterLeaving(
        _ reference: ReferenceFact, of member: Member, target: Member, through path: [Port]
    ) -> Bool {
        guard let first = path.first, path.dropFirst().allSatisfy({ $0.hold == .strong }),
            missing(on: path, entries[member.index]) != nil, !reference.keepsType(of: target)
        else { return false }
        return controller.language == .swift && binding.serves(reference, of: member, through: first)
    }

    /// Returns true if a method holds what the way leads to from its beginning, when that is still there.
    private func isBound(
        _ reference: ReferenceFact, of member: Member, target: Member, through path: [Port]
    ) -> Bool {
        guard let first = path.first, path.dropFirst().allSatisfy({ $0.hold == .strong }),
            missing(on: path, entries[member.index]) == nil, binding.serves(reference, of: member, through: first)
        else { return false }
        return member.references.contains { other in
            guard case .own(let targets) = other.target, let needed = targets.first, roles[needed] == first.to else {
                return false
            }
            return !other.fact.keepsType(of: controller.members[needed])
                && binding.serves(other.fact, of: member, through: first)
        }
    }

    /// The outermost closure around a reference that held the controller, if it can hold what a way leads to.
    private func holder(
        of reference: ReferenceFact, in member: Member, target: Member, through path: [Port]
    ) -> LaterClosure? {
        guard let first = path.first, first.hold == .weak, path.dropFirst().allSatisfy({ $0.hold == .strong }),
            missing(on: path, entries[member.index]) == nil
        else { return nil }
        let around = closures[member.index].filter { $0.range.contains(reference.range.lowerBound) }
        guard let outer = around.first(where: \.isStrong), outer.fact.hold == .asAround,
            around.drop(while: { $0 != outer }).allSatisfy(\.isStrong), names(reference, of: member, for: target),
            !isTaken(controller.property(of: first, module: binding.module), in: member)
        else { return nil }
        return outer
    }

    /// Returns true if a reference is spelled so that another name can stand for self.
    private func names(_ reference: ReferenceFact, of member: Member, for target: Member) -> Bool {
        if let place = member.inner.first(where: {
            $0.member == target.index && $0.cut.range.lowerBound == reference.range.lowerBound
        }) {
            let spelling = member.cut.map { $0.spelling(at: place.cut) } ?? place.cut.selfSpelling
            return spelling == .named("self") || spelling == .implicit
        }
        guard [.call, .write, .readWrite, .read].contains(reference.usage) else { return false }
        if reference.receiver == nil { return reference.base == .none }
        return reference.base == .ownSelf && reference.selfName == "self"
    }

    private func isTaken(_ name: String, in member: Member) -> Bool {
        member.fact.localNames.contains(name)
            || member.references.contains { $0.fact.base == .none && $0.name == name }
    }

    /// Why a method may not end at once when what it needs a value of has gone.
    private func obstacle(toLeaving member: Member, _ path: [Port]) -> StayReason? {
        guard let gone = missing(on: path, entries[member.index]) else { return nil }
        return effects.missed(in: member.index, whenGone: gone).map { .mayBeGone($0) }
    }

    /// The closures of a member that have to hold a port, each once.
    func captures(for crossings: [Crossing]) -> [Capture] {
        var found: [Capture] = []
        for crossing in crossings where !crossing.isBound {
            guard let target = crossing.target, let port = crossing.path.first,
                let closure = holding(
                    crossing.reference, of: controller.members[crossing.member],
                    target: controller.members[target], through: crossing.path)
            else { continue }
            let capture = Capture(
                member: crossing.member, port: port, closure: closure.fact, range: closure.range,
                isNested: closure.isNested)
            if !found.contains(capture) { found.append(capture) }
        }
        return found
    }

    /// Returns true if a crossing goes through what a closure around it holds.
    func isServed(_ crossing: Crossing, by capture: Capture) -> Bool {
        guard capture.member == crossing.member, crossing.path.first == capture.port,
            capture.range.contains(crossing.reference.range.lowerBound), let target = crossing.target
        else { return false }
        let member = controller.members[crossing.member]
        let around = closures[member.index].filter { $0.range.contains(crossing.reference.range.lowerBound) }
        return around.drop { $0.range != capture.range }.allSatisfy(\.isStrong)
            && names(crossing.reference, of: member, for: controller.members[target])
    }
}
