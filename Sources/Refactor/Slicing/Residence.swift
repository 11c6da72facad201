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
    /// The places of the member's local names that hold views.
    var views: [ViewPlace] = []

    /// What keeps the statement's own code, without the blocks in it, out of a component; nil when nothing does.
    func obstacle(for statement: StatementNode, of member: Member, in role: Role) -> StayReason? {
        guard role != .view else { return nil }
        let gaps = statement.blocks.map(\.range)
        let isOwn = { (offset: Int) in
            statement.range.contains(offset) && !gaps.contains { $0.contains(offset) }
        }
        for reference in member.references where isOwn(reference.fact.range.lowerBound) {
            if let reason = obstacle(for: reference, in: role) { return reason }
        }
        if [.presenter, .interactor].contains(role), let view = views.first(where: { isOwn($0.place.lowerBound) }) {
            return .usesView(view.name)
        }
        guard !fileBound.isEmpty else { return nil }
        let file = controller.file(of: member)
        let text = pieces(of: statement.range, without: gaps).map(file.text).joined(separator: " ")
        if let name = identifiers(in: text).first(where: fileBound.contains) { return .filePrivateName(name) }
        let signs = fileBound.filter { name in name.allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        return signs.sorted().first { text.contains($0) }.map { .filePrivateName($0) }
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
        case .inherited:
            let isPassedOn = role == .router && (reference.fact.isStatement || isHeldStrongly(reference.fact))
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
        guard home != role else { return nil }
        guard let path = style.route(from: role, to: home) else { return .noWay(target.spoken, role: home) }
        guard path.contains(where: { $0.hold == .weak }) else { return nil }
        if [.presenter, .interactor].contains(role), target.kind == .property, home == .view,
            isOfView(target.fact.valueType ?? "")
        {
            return .usesView(target.spoken)
        }
        if reference.isStatement || reference.keepsType(of: target) { return nil }
        let isBound = path.dropFirst().allSatisfy { $0.hold == .strong } && isHeldStrongly(reference)
        return isBound ? nil : .valueThroughWeak(target.spoken, role: home)
    }

    /// Whether what is behind a weak port may be held strongly where the controller itself was.
    private func isHeldStrongly(_ reference: ReferenceFact) -> Bool {
        !reference.isWeaklyCaptured && (reference.base == .none || reference.base == .ownSelf)
    }
}
