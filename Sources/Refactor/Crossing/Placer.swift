/// Decides which members move: from what the roles want, members are taken back until every crossing is legal.
///
/// Taking back never lets another member move, so this ends; what is left is the largest such set that this order finds.
struct Placer {
    private let controller: Controller
    private let style: Style
    private let mobility: Mobility
    private let runsInDeinit: Set<Int>
    /// What may run before somebody has given the view its module; empty where the view makes it.
    private let runsUnwired: Set<Int>
    /// By what the screen tells its callers.
    private let outputs: Set<Int>
    /// The members that refer to each member.
    private let callers: [[Int]]
    private(set) var placements: [Placement]

    /// `kept` are members of which it is known that they stay, and why.
    init(
        controller: Controller, style: Style, assignments: [Assignment], mobility: Mobility,
        kept: [Int: StayReason] = [:]
    ) {
        self.controller = controller
        self.style = style
        self.mobility = mobility
        runsInDeinit = Self.reachedFromDeinit(in: controller)
        runsUnwired = Self.runsUnwired(in: controller, style)
        outputs = Set(assignments.filter(\.isOutput).map(\.member))
        callers = controller.callers()
        placements = controller.members.map { member in
            let wanted = assignments[member.index].role
            guard wanted != .view else { return Placement(member: member.index, wanted: wanted, role: .view) }
            let obstacle = kept[member.index] ?? mobility.obstacle(for: member, to: wanted)
            return Placement(
                member: member.index, wanted: wanted, role: obstacle == nil ? wanted : .view, stays: obstacle)
        }
        repeat {
            settle()
        } while takeBackLate() || takeBackSplit() || takeBackGiven() || takeBackScattered() || takeBackUnreachable()
    }

    /// Takes back what cannot stand where some placements have it.
    init(
        controller: Controller, style: Style, assignments: [Assignment], mobility: Mobility,
        checking placements: [Placement]
    ) {
        self.controller = controller
        self.style = style
        self.mobility = mobility
        self.placements = placements
        runsInDeinit = Self.reachedFromDeinit(in: controller)
        runsUnwired = Self.runsUnwired(in: controller, style)
        outputs = Set(assignments.filter(\.isOutput).map(\.member))
        callers = controller.callers()
        repeat { settle() } while takeBackLate() || takeBackSplit()
    }

    private mutating func keep(_ member: Int, because reason: StayReason) -> Bool {
        guard placements[member].moves else { return false }
        placements[member].role = .view
        placements[member].stays = reason
        return true
    }

    private mutating func settle() {
        var changed = true
        while changed {
            changed = false
            for member in controller.members {
                for reference in member.references where check(reference, in: member) { changed = true }
                if checkOutside(member) { changed = true }
            }
        }
    }

    /// Takes back what would be left out once the screen has gone, though the controller would have lived on.
    private mutating func takeBackLate() -> Bool {
        let lateness = PostDismissalLiveness(
            controller: controller, style: style, roles: placements.map(\.role), mobility: mobility)
        var changed = false
        for fault in lateness.faults() {
            if let target = fault.target {
                if keepEither(controller.members[fault.member], target, fault.reason) { changed = true }
            } else if keep(fault.member, because: fault.reason) {
                changed = true
            }
        }
        return changed
    }

    /// Takes back what is split: members that are one thing go whole or not at all.
    private mutating func takeBackSplit() -> Bool {
        var changed = false
        for bond in controller.bonds {
            let roles = Set(bond.map { placements[$0].role })
            guard roles.count > 1, let first = bond.first else { continue }
            let name = controller.members[first].displayName
            for member in bond
            where keep(member, because: .usedBy(name, how: "a property and its accessors are one")) {
                changed = true
            }
        }
        return changed
    }

    /// State stands where its users are: a stored property that nobody uses where it is goes back, or to the component that
    /// alone uses it. By what the screen tells its callers the presenter speaks, whoever holds it.
    private mutating func takeBackScattered() -> Bool {
        var changed = false
        for property in controller.members where property.fact.isStored && placements[property.index].moves {
            let role = placements[property.index].role
            let users = users(of: property)
            let isOutput = outputs.contains(property.index)
            let homes = users.map { placements[$0.index].role }
            if homes.isEmpty, mobility.isUsedOutside(property), !isOutput, !rules.isPinned(property.index) {
                if keep(property.index, because: .usedMostlyElsewhere(role: role)) { changed = true }
                continue
            }
            if homes.contains(.view), isOfScreen(property), !rules.isPinned(property.index) {
                if keep(property.index, because: .usedMostlyElsewhere(role: role)) { changed = true }
                continue
            }
            guard !homes.isEmpty, !homes.contains(role), !(isOutput && homes.contains(style.mediator)) else { continue }
            if Set(homes).count == 1, let only = homes.first, only != .view, goesAlong(property, to: only) {
                changed = true
                continue
            }
            if users.count == 1, !isOutput, homes != [.view] || rules.isPinned(property.index) { continue }
            if keep(property.index, because: .usedMostlyElsewhere(role: role)) { changed = true }
        }
        return changed
    }

    /// A screen or a view that the view works on is the view's, whoever shows it.
    private func isOfScreen(_ property: Member) -> Bool {
        [.alert, .screen, .view].contains(mobility.valueClasses[property.index])
    }

    /// State that the code of one component alone uses goes there, if it may.
    private mutating func goesAlong(_ property: Member, to role: Role) -> Bool {
        guard !rules.isPinned(property.index), placements[property.index].role == placements[property.index].wanted,
            mobility.obstacle(for: property, to: role) == nil
        else { return false }
        placements[property.index].role = role
        return true
    }

    /// Takes back what the initializer is given, which goes with those who use it; what the view uses is the view's, and
    /// of a constant others have copies.
    private mutating func takeBackGiven() -> Bool {
        var changed = false
        for property in controller.members
        where placements[property.index].moves && mobility.given.contain(property.index) {
            let places = users(of: property).map { placements[$0.index] }
            let isOfView = places.contains { $0.role == .view && (property.fact.isConstant || $0.wanted == .view) }
            let users = places.map(\.role)
            let role = placements[property.index].role
            if !isOfView, users.contains(role) { continue }
            if let only = Set(users).count == 1 ? users.first : nil, follow(property.index, to: only) {
                changed = true
            } else if keep(property.index, because: .setInInitializer) {
                changed = true
            }
        }
        return changed
    }

    /// Lets a property follow its users, once, if nobody uses it where it was thought to be.
    private mutating func follow(_ property: Int, to role: Role) -> Bool {
        let isNew = placements[property].role == placements[property].wanted && placements[property].wanted != role
        guard isNew, mobility.given.serve(property, role) else { return false }
        placements[property].role = role
        return true
    }

    /// The members that use a property, without the initializers that only set it.
    private func users(of property: Member) -> [Member] {
        callers[property.index].map { controller.members[$0] }.filter { !rules.isGiven(property.index, by: $0) }
    }

    /// Members that move but that nothing outside their component uses would be dead there.
    private mutating func takeBackUnreachable() -> Bool {
        var reached: Set<Role> = [.view]
        for member in controller.members where mobility.isUsedOutside(member) && member.kind != .type {
            reached.insert(placements[member.index].role)
        }
        var open = Array(reached)
        let uses = usedRoles()
        while let role = open.popLast() {
            for next in uses[role] ?? [] where reached.insert(next).inserted { open.append(next) }
        }
        var changed = false
        for member in controller.members where member.kind != .type {
            let role = placements[member.index].role
            if !reached.contains(role), keep(member.index, because: .unreachable) { changed = true }
        }
        return changed
    }

    /// The roles whose members each role's members refer to.
    private func usedRoles() -> [Role: Set<Role>] {
        controller.members.reduce(into: [:]) { uses, member in
            for target in member.ownTargets where !rules.isGiven(target, by: member) {
                uses[placements[member.index].role, default: []].insert(placements[target].role)
            }
        }
    }

    /// Takes back the member, or its target, when a reference cannot cross.
    private mutating func check(_ reference: Reference, in member: Member) -> Bool {
        if case .nested(let type) = reference.target { return checkNested(type, usedBy: member) }
        guard case .own(let targets) = reference.target, let target = targets.first else { return false }
        if targets.count > 1 { return checkOverloads(targets, usedBy: member, name: reference.name) }
        let from = placements[member.index].role
        let to = placements[target].role
        guard from != to, target != member.index else { return false }
        if controller.members[target].fact.isStatic { return checkStatic(target, usedBy: member, reference) }
        if rules.hands(target, at: to, to: from) || rules.isGiven(target, by: member) { return false }
        if let fixed = fixedUse(reference.fact, to: controller.members[target], by: member) {
            return keepEither(member, target, fixed)
        }
        let isStuck = from == .interactor && to == .view && placements[target].wanted == .interactor
        if isStuck, !controller.members[target].fact.isStored {
            return keep(member.index, because: .needsStuck(controller.members[target].displayName))
        }
        let way = rules.way(of: reference.fact, to: controller.members[target], at: to, from: from)
        let verdict = rules.verdict(
            on: reference.fact, to: controller.members[target], at: to, through: way, by: .member(member))
        return verdict.refusal.map { keepEither(member, target, $0) } ?? false
    }

    private var rules: CrossingRules { mobility.rules }
    private var access: MemberAccess { rules.requirements.access }

    /// The member that refers goes back when it moves; otherwise its target does.
    private mutating func keepEither(_ member: Member, _ target: Int, _ reason: StayReason) -> Bool {
        if keep(member.index, because: reason) { return true }
        let how: String =
            switch reason {
            case .usedBy(_, let how): how
            default: reason.sentence
            }
        return keep(target, because: .usedBy(member.displayName, how: how))
    }

    private mutating func checkOverloads(_ targets: [Int], usedBy member: Member, name: String) -> Bool {
        let roles = Set(targets.map { placements[$0].role })
        guard roles != [placements[member.index].role] else { return false }
        var changed = keep(member.index, because: .overloaded(name))
        for target in targets where keep(target, because: .overloaded(name)) { changed = true }
        return changed
    }

    /// A static member stays with its type; moved code must name that type, and must be able to see the member.
    ///
    /// A bare name is put behind the type's: default arguments and local types may use one.
    private mutating func checkStatic(_ target: Int, usedBy member: Member, _ reference: Reference) -> Bool {
        let fact = controller.members[target].fact
        let isQualified = [.none, .ownType].contains(reference.fact.base) || member.kind == .type
        if !isQualified { return keep(member.index, because: .notExpressible(fact.displayName, why: "it is static")) }
        let isHidden = controller.language == .objectiveC && access.isFileBound(controller.members[target])
        return isHidden ? keep(member.index, because: .filePrivateName(fact.displayName)) : false
    }

    /// A private type nested in the controller that moved code names is widened, which one cannot be inside `#if` or
    /// where it names private types of the file.
    private mutating func checkNested(_ type: Int, usedBy member: Member) -> Bool {
        guard placements[member.index].moves, access.isFileBound(controller.members[type]) else { return false }
        let fact = controller.members[type].fact
        if let name = rules.requirements.hidden.name(inNested: controller.members[type]) {
            return keep(member.index, because: .filePrivateName(name))
        }
        guard fact.isConditional || fact.isOneOfSeveral else { return false }
        return keep(member.index, because: .filePrivateName(fact.displayName))
    }

    /// Uses that cannot be redirected to another object.
    private func fixedUse(_ reference: ReferenceFact, to target: Member, by member: Member) -> StayReason? {
        if controller.language == .objectiveC, let how = variableUse(reference, of: target) {
            return .usedBy(member.displayName, how: how)
        }
        if member.fact.identifiers.contains("NSDictionaryOfVariableBindings") {
            return .usedBy(member.displayName, how: "a macro makes strings of names")
        }
        switch reference.usage {
        case .selector:
            return .usedBy(
                member.displayName, how: controller.language == .swift ? "#selector names it" : "@selector names it")
        case .keyPath: return .usedBy(member.displayName, how: "a key path names it")
        case .capture: return .usedBy(member.displayName, how: "a closure captures it by name")
        case .read, .write, .readWrite, .call, .reference, .shorthand, .type: break
        }
        if member.kind == .initializer, !isBehindOwnInitializer(reference, in: member) {
            return .usedBy("init", how: "the module is not wired yet when it runs")
        }
        if runsUnwired.contains(member.index), placements[member.index].role == .view, member.kind != .initializer {
            return .usedBy(member.displayName, how: "init calls it, and the module is not wired yet then")
        }
        let isLate = member.kind == .deinitializer || runsInDeinit.contains(member.index)
        return isLate ? .usedBy(member.displayName, how: "it runs when the module goes") : nil
    }

    /// Returns true if a convenience initializer has called another one before: the view is there then, and makes its
    /// module on first use. In Objective-C any initializer has: `self = [super init]` gives the view.
    private func isBehindOwnInitializer(_ use: ReferenceFact, in member: Member) -> Bool {
        if controller.language == .objectiveC { return style.viewMakesModule && isBehindInit(use, in: member) }
        guard member.fact.has(modifier: "convenience"), FirstUse(of: style) != nil,
            let statements = member.fact.tree?.block.statements
        else { return false }
        return statements.contains { statement in
            guard statement.range.upperBound <= use.range.lowerBound,
                case .call(let called, _, _) = statement.head.value
            else { return false }
            return called == .member(.selfValue, name: "init")
        }
    }

    /// Returns true if a message that initializes the object stands before a use: the first one to `super` does, and so
    /// does another initializer of the class.
    private func isBehindInit(_ use: ReferenceFact, in member: Member) -> Bool {
        member.references.contains { other in
            guard other.fact.range.upperBound <= use.range.lowerBound else { return false }
            switch other.target {
            case .superclass: return true
            case .own(let targets): return targets.contains { controller.members[$0].kind == .initializer }
            default: return false
            }
        }
    }

    /// Members that the deinitializer reaches: then no weak reference to the controller can be made any more.
    private static func reachedFromDeinit(in controller: Controller) -> Set<Int> {
        var open = controller.members.filter { $0.kind == .deinitializer }.flatMap(\.ownTargets)
        var reached: Set<Int> = []
        while let next = open.popLast() {
            if reached.insert(next).inserted { open += controller.members[next].ownTargets }
        }
        return reached
    }

    private static func runsUnwired(in controller: Controller, _ style: Style) -> Set<Int> {
        controller.language == .swift && !style.viewMakesModule ? controller.reachedFromInitializers() : []
    }

    /// Returns a use that an instance variable allows and a property of another object does not.
    private func variableUse(_ reference: ReferenceFact, of target: Member) -> String? {
        if reference.usage == .reference { return "its address is taken" }
        let writes = reference.usage == .write || reference.usage == .readWrite
        if writes, target.fact.isConstant { return "it is written though readonly" }
        guard reference.base == .variable || target.fact.isVariable else { return nil }
        if reference.mayMutate, !isObjectPointer(target.fact.valueType) || !isUsedByWhatMoves(target) {
            return "a part of it is assigned"
        }
        return controller.bonds.contains { $0.first == target.index } ? "it goes past the accessors" : nil
    }

    /// Returns true for `NSMutableArray *`, `id<Store>`: a part of what a property gives can be assigned, `store.page = 1`.
    private func isObjectPointer(_ type: String?) -> Bool {
        guard let type, let first = type.first else { return false }
        return first.isUppercase && type.hasSuffix("*") && !type.hasSuffix("**") || type == "id"
            || type.hasPrefix("id<")
    }

    /// Returns true if a whole member that leaves the view uses a member.
    private func isUsedByWhatMoves(_ target: Member) -> Bool {
        controller.members.contains { user in
            user.cut == nil && user.index != target.index && placements[user.index].moves
                && user.ownTargets.contains(target.index)
        }
    }

    /// A member that others may use must be able to stand behind a forwarder of the view.
    private mutating func checkOutside(_ member: Member) -> Bool {
        let placement = placements[member.index]
        guard placement.moves, member.kind != .type, mobility.isUsedOutside(member) else { return false }
        guard let path = style.route(from: .view, to: placement.role) else { return false }
        if let reason = rules.requirements.obstacle(to: member, through: path) {
            return keep(member.index, because: reason)
        }
        if path.contains(where: { $0.hold == .weak }), !rules.requirements.mayBeMissing(member) {
            return keep(
                member.index,
                because: .valueThroughWeak(member.displayName, role: placement.role, member: member.index))
        }
        if member.fact.signature?.parameters.contains(where: \.isVariadic) == true {
            return keep(
                member.index,
                because: .notExpressible(member.displayName, why: "a variadic parameter cannot be passed on"))
        }
        return false
    }
}
