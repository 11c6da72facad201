/// Says whether code may live in the component of a role, given where the members live.
struct Residence {
    let controller: Controller
    let style: Style
    /// Where each member lives.
    let homes: [Role]
    /// Names that only the controller's file can see.
    let fileBound: Set<String>
    /// Whether a type is a view, which only the view and the router may hold.
    let isOfView: (String) -> Bool
    /// Whether a component has its own copy of a member of the view.
    let hands: (Int, Role) -> Bool
    /// The places of the member's local names that hold views.
    var views: [ViewPlace] = []
    /// The values of the screen that the member reads.
    var values: [ScreenValue] = []
    /// Members whose values a role turned out not to get, by what they are called.
    var unreachable: [Role: Set<String>] = [:]

    /// What keeps the statement's own code, without the blocks in it, out of a component; nil when nothing does.
    ///
    /// `handed` are the offsets of values of the screen that are there; without it, all that may be handed over are.
    func obstacle(
        for statement: StatementNode, of member: Member, in role: Role, handed: Set<Int>? = nil
    ) -> StayReason? {
        guard role != .view else { return nil }
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
        if [.presenter, .interactor].contains(role), let view = views.first(where: isSeen) {
            return .usesView(view.name)
        }
        guard !fileBound.isEmpty else { return nil }
        let file = controller.file(of: member)
        let text = pieces(of: statement.range, without: gaps).map(file.text).joined(separator: " ")
        if let name = identifiers(in: text).first(where: fileBound.contains) { return .filePrivateName(name) }
        let signs = fileBound.filter { name in name.allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        return signs.sorted().first { text.contains($0) }.map { .filePrivateName($0) }
    }

    /// What closures of a statement read when they are made: `[text = field.text]`.
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

    /// Whether a component has a value of the screen: it was handed over, or the presenter asks for it.
    private func isGiven(_ value: ScreenValue, to role: Role, _ handed: Set<Int>?) -> Bool {
        handed?.contains(value.root) ?? value.isEarly || mayAsk(for: value, role)
    }

    /// Whether a component may ask the view for a value.
    func mayAsk(for value: ScreenValue, _ role: Role) -> Bool {
        role == style.asker && !value.isLocal && value.isHeldStrongly
    }

    /// Whether a statement uses something of the view or of its superclasses.
    func touchesScreen(_ statement: StatementNode, of member: Member) -> Bool {
        if views.contains(where: { statement.range.contains($0.place.lowerBound) }) { return true }
        return member.references(in: statement.range).contains { reference in
            switch reference.target {
            case .own(let targets): return targets.contains { homes[$0] == .view }
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
        switch reference.target {
        case .superclass: return .usesSuper
        case .selfValue: return role == .router && isHeldStrongly(reference.fact) ? nil : .passesSelf
        case .unresolved: return .unresolvedName(reference.name)
        case .inherited(let member):
            // A chain that begins with an optional value reads the same through an optional reference.
            let isOptional = member.map { !$0.isMethod && $0.result.hasSuffix("?") } ?? false
            let isPassedOn =
                role == .router
                && (reference.fact.isStatement || isHeldStrongly(reference.fact)
                    || isOptional && reference.fact.isChained)
            return isPassedOn ? nil : .usesInherited(reference.name)
        case .own(let targets):
            guard let target = targets.first, targets.count == 1 else { return .overloaded(reference.name) }
            return obstacle(for: reference.fact, to: controller.members[target], in: role)
        case .nested, .global, .known, .selfType, .foreign: return nil
        }
    }

    private func obstacle(for reference: ReferenceFact, to target: Member, in role: Role) -> StayReason? {
        switch reference.usage {
        case .selector, .keyPath, .capture: return .usedBy(target.spoken, how: "its name is used")
        case .read, .write, .readWrite, .call, .reference, .shorthand, .type: break
        }
        if target.fact.isStatic {
            return reference.base == .ownType ? nil : .notExpressible(target.spoken, why: "it is static")
        }
        let home = homes[target.index]
        guard home != role, home != .view || !hands(target.index, role) else { return nil }
        guard let path = style.route(from: role, to: home) else { return .noWay(target.spoken, role: home) }
        guard path.contains(where: { $0.hold == .weak }) else { return nil }
        if [.presenter, .interactor].contains(role), target.kind == .property, home == .view,
            isOfView(target.fact.valueType ?? "")
        {
            return .usesView(target.spoken)
        }
        if reference.isStatement && target.kind != .property || reference.keepsType(of: target) { return nil }
        let isBound =
            path.dropFirst().allSatisfy { $0.hold == .strong } && isHeldStrongly(reference)
            && unreachable[role]?.contains(target.spoken) != true
        return isBound ? nil : .valueThroughWeak(target.spoken, role: home)
    }

    /// Whether what is behind a weak port may be held strongly where the controller itself was.
    private func isHeldStrongly(_ reference: ReferenceFact) -> Bool {
        !reference.isWeaklyCaptured && (reference.base == .none || reference.base == .ownSelf)
    }
}
