/// One attempt to cut and place everything, and what earlier attempts taught.
struct SlicingRound {
    let controller: Controller
    let style: Style
    private let module: String
    let adoption: MigrationStep
    let renames: [String: String]
    private let wishes: CutWishes
    let parts: PinnedParts
    /// As given, but for those that were decided by their statements.
    var assignments: [Assignment]
    let given: [Assignment]
    let mobility: Mobility
    private let names: TakenNames
    let reading: RuleContext
    /// The findings for each member so far, since they are asked for in every attempt.
    private var cutters: [Int: KnownCutter] = [:]
    private var rules: [Int: CutRules?] = [:]

    private let views: [[ViewPlace]]
    private let values: [[ScreenValue]]
    let types: TypeMemory
    private let naming: NameMemory
    private let fileBound: Set<String>
    var homes: [Role]
    /// Why members that another role wants live in the view.
    var kept: [Int: StayReason] = [:]
    /// Why members are the mediator's that another component should have.
    var diverted: [Int: StayReason] = [:]
    /// Members that others call, which stay while all of their code can leave them.
    private var entries: [Int: EntryFinder.Entry] = [:]
    /// Roles for which statements turned out not to be cut out of a member, by their bytes.
    var blocked: [Int: [Range<Int>: Set<Role>]] = [:]
    /// Members whose values a role turned out not to get in the code of a member.
    var unreachable: [Int: [Role: Set<Int>]] = [:]
    private var counted = SlicingEffort()
    /// Undecided members that were tried where their statements go.
    var promoted: Set<Int> = []
    /// Why cuts that are not tried again did not work.
    var refusals: [CutSite: StayReason] = [:]

    init(
        controller: Controller, style: Style, module: String, assignments: [Assignment],
        renames: [String: String], wishes: CutWishes, adoption: MigrationStep, moved: [MovedConformance] = []
    ) {
        let types = ExpressionTypes(controller: controller)
        let controller = types.typed(controller)
        self.controller = controller
        self.style = style
        self.module = module
        self.adoption = adoption
        self.renames = renames
        self.wishes = wishes
        parts = PinnedParts(wishes.parts, in: controller, style: style)
        given = assignments
        let assignments = moved.applied(to: assignments)
        self.assignments = assignments
        let reading = RuleContext(controller: controller)
        self.reading = reading
        let mobility = Mobility(
            controller: controller, assignments: assignments,
            binding: StrongBinding(controller: controller, style: style, module: module), types: reading.types,
            moved: moved)
        self.mobility = mobility
        names = TakenNames(of: controller)
        let memory = TypeMemory(types: types, controller: controller, classifier: reading.types)
        self.types = memory
        naming = NameMemory(of: controller)
        let views = controller.members.map { ViewPlace.places(in: $0, of: controller.language, types: memory) }
        self.views = views
        values = controller.members.map { member in
            ScreenValue.values(
                in: member, of: controller, views: views[member.index], types: memory,
                takesState: style.viewTellsState)
        }
        fileBound = mobility.fileBound
        homes = assignments.map(\.role)
        let partners = PartnersOfSelf(in: controller)
        for member in controller.members where homes[member.index] != .origin {
            let (wanted, isWhole) = (homes[member.index], member.fact.tree?.isFixed != false)
            let own = (isWhole ? mobility.obstacle(for:to:) : mobility.headObstacle(for:to:))(member, wanted)
            let obstacle = partners.obstacle(for: member, assignments[member.index]) ?? own
            if let obstacle = obstacle ?? (adoption.takes(wanted) ? nil : .laterStep(wanted)) {
                keep(member, obstacle)
            }
        }
        entries = EntryFinder(controller: controller, style: style, mobility: mobility, adoption: adoption)
            .entries(homes: homes, kept: kept, assignments: assignments)
        for member in entries.keys { keep(controller.members[member], .entry) }
        for member in controller.members where handlesTouch(member) { keep(member, .handlesTouch) }
    }

    /// Returns true for a method that would go to a router alone under the name of a touch: `fansButtonClicked`. In Swift,
    /// where the types of local values may be written nowhere, too little of it would leave.
    private func handlesTouch(_ member: Member) -> Bool {
        guard controller.language == .objectiveC, style.viewTellsState, homes[member.index] != .origin,
            member.kind == .method,
            !assignments[member.index].isPinned, CutRules.tree(of: member) != nil
        else { return false }
        return TouchWords.areIn(member.name)
    }

    /// Lets a member that others call go where its code belongs, since that cannot leave it.
    private mutating func isNoEntry(_ member: Member) {
        guard let entry = entries.removeValue(forKey: member.index) else { return }
        (homes[member.index], kept[member.index]) = (entry.home, entry.stays)
    }

    mutating func keep(_ member: Member, _ reason: StayReason) {
        homes[member.index] = .origin
        kept[member.index] = reason
    }

    /// Gives the mediator a member that a component which only reports cannot have, since it works on the screen or most
    /// of its users are elsewhere. Returns false if the mediator may not have it either.
    mutating func goesToMediator(_ member: Member, because reason: StayReason?) -> Bool {
        let mediator = style.mediator
        guard homes[member.index].capabilities.reportsOnly,
            homes[member.index] != mediator, !assignments[member.index].isPinned,
            style.component(for: mediator) != nil
        else { return false }
        let old = assignments[member.index]
        assignments[member.index].role = mediator
        guard obstacle(of: member, to: mediator) == nil else {
            assignments[member.index] = old
            return false
        }
        if adoption.takes(mediator) {
            homes[member.index] = mediator
            diverted[member.index] = reason
        } else {
            assignments[member.index] = old
            keep(member, .laterStep(mediator))
        }
        return true
    }

    /// Returns what keeps a member from a role: a method whose statements are known may leave part of them behind.
    private func obstacle(of member: Member, to role: Role) -> StayReason? {
        let mobility = mobility.of(controller, assignments: assignments, binding: self.mobility.rules.binding)
        return member.fact.tree == nil
            ? mobility.obstacle(for: member, to: role) : mobility.headObstacle(for: member, to: role)
    }

    /// The number of times that the expensive things were done.
    var effort: SlicingEffort {
        var effort = counted
        effort.descriptions = naming.count
        return effort
    }

    // MARK: - An attempt

    mutating func place() -> Slicing {
        counted.placements += 1
        var cuts = named(cuts())
        while case let bad = cuts.filter(\.isNumbered), !bad.isEmpty {
            for cut in bad { block(cut, because: .notCut) }
            cuts = named(self.cuts())
        }
        let extended = CutMembers(controller: controller, cuts: cuts).extended()
        let parts = extended.members.compactMap { member in member.cut.map { Assignment(of: $0, member: member.index) }
        }
        let all = assignments + parts
        let mobility = mobility(of: extended, assignments: all)
        let placer = Placer(controller: extended, style: style, assignments: all, mobility: mobility, kept: kept)
        let shown = given + all.dropFirst(given.count)
        var placements = placer.placements
        for (member, reason) in diverted where placements[member].role == style.mediator {
            placements[member].diverted = reason
        }
        return Slicing(controller: extended, assignments: shown, placements: placements)
    }

    func mobility(of controller: Controller, assignments: [Assignment]) -> Mobility {
        mobility.of(
            controller, assignments: assignments,
            binding: StrongBinding(controller: controller, style: style, module: module))
    }

    /// The same places, with calls that go past methods of the view which only pass on, as far as everything may stand
    /// where it is then.
    func withDirectCalls(_ result: Slicing) -> Slicing {
        guard controller.language == .swift else { return result }
        let calls = DirectCalls(in: result, style: style, isUsedOutside: mobility.isUsedOutside)
        let candidates = calls.candidates
        let attempts = candidates.count > 1 ? [Set(candidates)] + candidates.map { [$0] } : candidates.map { [$0] }
        var found: Set<Int> = []
        var direct = result
        for members in attempts {
            guard let controller = calls.controller(past: found.union(members)) else { continue }
            let mobility = mobility(of: controller, assignments: result.assignments)
            let placer = Placer(
                controller: controller, style: style, assignments: result.assignments, mobility: mobility,
                checking: result.placements)
            guard placer.placements == result.placements else { continue }
            found.formUnion(members)
            direct = Slicing(
                controller: controller, assignments: result.assignments, placements: result.placements)
            if members.count == candidates.count { break }
        }
        return direct
    }

    /// The same places, with state of the view and the mediator handed to the methods that read it, as far as everything may stand where
    /// it is then.
    func withHandedState(_ result: Slicing) -> Slicing {
        guard controller.language == .swift else { return result }
        let rules = mobility(of: result.controller, assignments: result.assignments).rules
        let state = HandedState(
            in: result, mediator: style.mediator, rules: rules, types: types, isUsedOutside: mobility.isUsedOutside)
        let gifts = state.gifts()
        guard !gifts.isEmpty else { return result }
        if let given = unmoved(result, state.controller(giving: gifts)) { return given }
        var (taken, best) = ([Int: [Member]](), result)
        for (method, values) in gifts.sorted(by: { $0.key < $1.key }) {
            let more = taken.merging([method: values]) { $1 }
            guard let given = unmoved(result, state.controller(giving: more)) else { continue }
            (taken, best) = (more, given)
        }
        return best
    }

    /// Another form of the controller, if everything may stand in it where it is; nil otherwise.
    private func unmoved(_ result: Slicing, _ controller: Controller) -> Slicing? {
        let placer = Placer(
            controller: controller, style: style, assignments: result.assignments,
            mobility: mobility(of: controller, assignments: result.assignments), checking: result.placements)
        guard placer.placements == result.placements else { return nil }
        return Slicing(controller: controller, assignments: result.assignments, placements: result.placements)
    }

    private mutating func cuts() -> [Cut] {
        guard controller.canBeCut else { return [] }
        while true {
            if let found = attempt(), !promote(by: found) { return found }
        }
    }

    /// A member that is undecided, or thought to be the view's, goes where all of its statements go; true when there is
    /// one.
    private mutating func promote(by cuts: [Cut]) -> Bool {
        for cut in cuts where mayFollow(cut.host) && !promoted.contains(cut.host) {
            guard let body = controller.members[cut.host].fact.tree?.block.statements, let first = body.first,
                let last = body.last, cut.code == first.range.lowerBound..<last.range.upperBound
            else { continue }
            if follows(controller.members[cut.host], to: cut.role) { return true }
        }
        return false
    }

    /// Makes a member what it was before, when it followed its statements in vain.
    mutating func comeBack(_ member: Member) {
        assignments[member.index] = given[member.index]
        homes[member.index] = .origin
        let role = given[member.index].role
        kept[member.index] = role == .origin ? nil : adoption.takes(role) ? .undecided : .laterStep(role)
    }

    /// Of a member that another step takes out, all statements may be for this one.
    private func isOfLaterStep(_ member: Int) -> Bool {
        guard controller.language == .swift, !given[member].isPinned, case .laterStep? = kept[member]
        else { return false }
        return true
    }

    func mayFollow(_ member: Int) -> Bool {
        let isOfView = given[member].role == .origin && !given[member].isPinned && kept[member] == nil
        return kept[member] == .undecided || isOfView && homes[member] == .origin || isOfLaterStep(member)
    }

    /// The cuts of all members; nil when a member could not live where it was thought to, which changes the others.
    private mutating func attempt() -> [Cut]? {
        counted.attempts += 1
        var cuts: [Cut] = []
        var isSettled = true
        for member in controller.members {
            guard let cutter = cutter(for: member) else { continue }
            if entries[member.index] != nil {
                let told = cutter.cutsOfEntry()
                if told == nil { isNoEntry(member) }
                isSettled = isSettled && told != nil
                cuts += told ?? []
                continue
            }
            if let own = cutter.cuts(home: homes[member.index]), !isHollow(member, by: own, cutter) {
                if cutter.commandsOthers(by: own, from: homes[member.index]),
                    goesToMediator(member, because: nil)
                {
                    isSettled = false
                    continue
                }
                cuts += own
            } else {
                let wanted = homes[member.index]
                let obstacle = cutter.obstacle(home: wanted)
                if !takesAlong(obstacle, to: wanted), !goesToMediator(member, because: obstacle) {
                    let own = controller.language == .swift ? nil : mobility.obstacle(for: member, to: wanted)
                    keep(member, own ?? obstacle ?? .needsStuck(member.displayName))
                }
                isSettled = false
            }
        }
        return isSettled ? cuts : nil
    }

    /// Returns true if a member would do nothing in its home but call back where it came from.
    private func isHollow(_ member: Member, by cuts: [Cut], _ cutter: Cutter) -> Bool {
        let home = homes[member.index]
        let isPinned = assignments[member.index].isPinned
        guard !home.capabilities.reachesScreen, !promoted.contains(member.index) else { return false }
        if controller.language == .swift ? isPinned : isPinned && cuts.isEmpty { return false }
        if controller.language == .objectiveC, cutter.tree.block.statements.isEmpty { return true }
        return cutter.isAllGivenBack(cutter.tree.block.statements[...], by: cuts, home)
    }

    /// The cutter of a member; the one of an earlier attempt, unless something has changed that it looks at.
    private mutating func cutter(for member: Member) -> Cutter? {
        guard let rules = rules(of: member) else { return nil }
        // What a component asks for as a property is one thing there.
        if member.kind == .property, homes[member.index] != .origin { return nil }
        let circumstances = CutCircumstances(
            of: member, homes: homes, assignments: assignments, blocked: blocked[member.index] ?? [:],
            unreachable: unreachable[member.index] ?? [:])
        if let known = cutters[member.index], known.circumstances == circumstances { return known.cutter }
        var legality = CodeLegality(
            controller: controller, style: style, rules: mobility.rules, homes: homes, fileBound: fileBound,
            isOfView: types.isOfView)
        legality.views = views[member.index]
        legality.unreachable = circumstances.unreachable
        let parts = parts.parts(of: member.index)
        legality.pinned = Set(parts.map(\.role) + (given[member.index].isPinned ? [given[member.index].role] : []))
        legality.values = values[member.index].filter { value in
            value.property.map { homes[$0] == .origin } ?? true
        }
        let cutter = Cutter(
            rules: rules,
            inclinations: Inclinations(
                of: member, own: entries[member.index]?.role ?? homes[member.index], assignments: assignments,
                in: reading),
            legality: legality, adoption: adoption(for: member), blocked: circumstances.blocked, parts: parts,
            wishForAll: wishForAll(of: member), isCalledByOthers: entries[member.index] != nil)
        counted.cutters += 1
        cutters[member.index] = KnownCutter(circumstances: circumstances, cutter: cutter)
        return cutter
    }

    /// The role that a person decided for a member which has to stay in the view, such as the target of a selector: its
    /// statements are wanted there. A router is told ways, and no events.
    private func wishForAll(of member: Member) -> Role? {
        let role = given[member.index].role
        guard controller.language == .swift, given[member.index].isPinned, homes[member.index] == .origin,
            role != .origin, !role.capabilities.reachesScreen
        else { return nil }
        return role
    }

    /// The rules for the cuts of a member, made once; nil for one that stays whole.
    mutating func rules(of member: Member) -> CutRules? {
        if let known = rules[member.index] { return known }
        let types = types
        let isEarly = controller.language == .objectiveC && style.viewMakesModule
        guard let tree = CutRules.tree(of: member, isEarly: isEarly) else {
            rules[member.index] = .some(nil)
            return nil
        }
        let found = CutRules(
            controller: controller, member: member, tree: tree, style: style,
            type: { types.type(of: $0, in: member) }, isOfView: types.isOfView, isFunction: types.isFunction,
            isData: reading.types.isData)
        rules[member.index] = found
        return found
    }

    /// The cuts with their names; a person's name counts where it is free.
    private func named(_ cuts: [Cut]) -> [Cut] {
        let named = CutNames(
            of: cuts, controller: controller, homes: homes, names: names, memory: naming, entries: Set(entries.keys)
        ).named()
        let wishes = renames.merging(parts.names(for: named)) { $1 }
        return CutRenames(wishes, controller: controller, names: names).apply(to: named).cuts
    }

    /// Why parts of members were not cut out.
    mutating func obstacles(to slices: [[MisplacedCode]]) -> [[StayReason]] {
        var found: [[StayReason]] = []
        for member in controller.members {
            let cutter = cutter(for: member)
            let reasons = slices[member.index].map { slice -> StayReason in
                let refused = refusals.filter { $0.key.host == member.index && $0.key.range.overlaps(slice.range) }
                    .min { $0.key.isBefore($1.key) }?.value
                guard adoption.takes(style.owner(of: slice.role)) else { return .laterStep(slice.role) }
                guard let cutter else { return wishes.keepsWhole(member) ? .keptWhole : .notCut }
                return cutter.obstacle(to: slice.range, role: slice.role) ?? refused ?? .notCut
            }
            found.append(reasons)
        }
        return found
    }
}
