/// Says whether code that is no method of its own yet may live in the component of a role, given where the members live.
struct CodeLegality {
    let controller: Controller
    let style: Style
    let rules: CrossingRules
    /// The role in whose component each member lives.
    let homes: [Role]
    /// Names that only the controller's file can see.
    let fileBound: Set<String>
    /// Returns true if a type is a view, which only the view and the router may hold.
    let isOfView: (String) -> Bool
    /// The places of the member's local names that hold views.
    var views: [ViewPlace] = []
    /// The values of the screen that the member reads.
    var values: [ScreenValue] = []
    /// Members whose values a role turned out not to get.
    var unreachable: [Role: Set<Int>] = [:]
    /// The roles that somebody wants code of the member in.
    var pinned: Set<Role> = []

    /// Returns what keeps the statement's own code, without the blocks in it, out of a component; nil when nothing
    /// does.
    ///
    /// `handed` are the offsets of values of the screen that are there; without it, all that may be handed over are.
    func obstacle(
        for statement: StatementNode, of member: Member, in role: Role, handed: Set<Int>? = nil
    ) -> StayReason? {
        guard role != .origin else { return nil }
        let gaps = statement.blocks.map(\.range)
        let isOwn = { (offset: Int) in
            statement.range.contains(offset) && !gaps.contains { $0.contains(offset) }
        }
        let given = Set(values.filter { isOwn($0.root) && isGiven($0, to: role, handed) }.map(\.root))
        for reference in member.references(in: statement.range) where isOwn(reference.fact.range.lowerBound) {
            if given.contains(reference.fact.range.lowerBound) { continue }
            if let reason = obstacle(for: reference, in: role) { return reason }
        }
        if let reason = captureObstacle(in: statement, of: member, for: role) { return reason }
        let isSeen = { (view: ViewPlace) in isOwn(view.place.lowerBound) && !given.contains(view.place.lowerBound) }
        if !role.capabilities.holdsViews, let view = views.first(where: isSeen) {
            return .usesView(view.name)
        }
        guard !fileBound.isEmpty else { return nil }
        let file = controller.file(of: member)
        let text = pieces(of: statement.range, without: gaps).map(file.text).joined(separator: " ")
        if let name = identifiers(in: text).first(where: fileBound.contains) { return .filePrivateName(name) }
        let signs = fileBound.filter { name in name.allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        return signs.sorted().first { text.contains($0) }.map { .filePrivateName($0) }
    }

    /// Returns the obstacle in what closures of a statement read when they are made: `[text = field.text]`.
    private func captureObstacle(in statement: StatementNode, of member: Member, for role: Role) -> StayReason? {
        for block in statement.blocks where block.kind == .closure {
            let end = block.statements.first?.range.lowerBound ?? block.range.upperBound
            for reference in member.references(in: block.range.lowerBound..<max(end, block.range.lowerBound)) {
                guard case .own = reference.target, reference.fact.usage != .capture else { continue }
                if let reason = obstacle(for: reference, in: role) { return reason }
            }
        }
        return nil
    }

    /// Returns true if a component has a value of the screen: it was handed over, or the presenter asks for it.
    private func isGiven(_ value: ScreenValue, to role: Role, _ handed: Set<Int>?) -> Bool {
        handed?.contains(value.root) ?? value.isEarly || value.isHarmless && !value.isLater || mayAsk(for: value, role)
    }

    /// Returns true if a component may ask the view for a value.
    func mayAsk(for value: ScreenValue, _ role: Role) -> Bool {
        controller.language == .swift && role == style.mediator && !value.isLocal && value.isHeldStrongly
    }

    /// Returns true if a statement uses something of the view or of its superclasses.
    func touchesScreen(_ statement: StatementNode, of member: Member) -> Bool {
        if views.contains(where: { statement.range.contains($0.place.lowerBound) }) { return true }
        return member.references(in: statement.range).contains { reference in
            switch reference.target {
            case .own(let targets): return targets.contains { homes[$0] == .origin }
            case .inherited, .superclass, .selfValue, .unresolved: return true
            case .nested, .global, .known, .selfType, .foreign: return false
            }
        }
    }

    private func pieces(of range: Range<Int>, without gaps: [Range<Int>]) -> [Range<Int>] {
        var start = range.lowerBound
        var pieces: [Range<Int>] = []
        for gap in gaps where gap.lowerBound >= start {
            pieces.append(start..<gap.lowerBound)
            start = gap.upperBound
        }
        return pieces + [start..<max(start, range.upperBound)]
    }

    private func obstacle(for reference: Reference, in role: Role) -> StayReason? {
        let user = CrossingRules.User.code(unreachable: unreachable[role] ?? [], isPinned: pinned.contains(role))
        guard case .own(let targets) = reference.target, let target = targets.first, targets.count == 1 else {
            return rules.verdict(onScreen: reference, from: role, by: user).refusal
        }
        return obstacle(for: reference.fact, to: controller.members[target], in: role, user)
    }

    private func obstacle(
        for use: ReferenceFact, to target: Member, in role: Role, _ user: CrossingRules.User
    ) -> StayReason? {
        switch use.usage {
        case .selector, .keyPath, .capture: return .usedBy(target.displayName, how: "its name is used")
        case .read, .write, .readWrite, .call, .reference, .shorthand, .type: break
        }
        if target.fact.isStatic {
            return use.base == .ownType ? nil : .notExpressible(target.displayName, why: "it is static")
        }
        let home = homes[target.index]
        let way = rules.way(of: use, to: target, at: home, from: role)
        if case .ports(let path, _) = way, path.contains(where: { $0.hold == .weak }), isView(target, in: role) {
            return .usesView(target.displayName)
        }
        return rules.verdict(on: use, to: target, at: home, through: way, by: user).refusal
    }

    /// Returns true if a member is a view of the screen, which the component of a role may not have.
    private func isView(_ target: Member, in role: Role) -> Bool {
        !role.capabilities.holdsViews && target.kind == .property && homes[target.index] == .origin
            && isOfView(target.fact.valueType ?? "")
    }
}
