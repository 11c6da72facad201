/// How much of some code tells others at once what to do, and how much is other work.
///
/// A component that only reports has answers to tell, when a service gives them, and what became of its work. What mostly
/// orders the view about, or works with state that the mediator has, decides what the screen shows, which is the
/// mediator's:
/// ```
/// if !settings.isDemo {           // the presenter's: three orders, no work
///     configureVideo()
///     configureOverlay()
/// } else { configureOverlay() }
/// ```
struct ScreenOrders {
    /// The statements that call a method of the view, set its state, or use state of the mediator.
    private(set) var orders = 0
    /// The other statements that do something.
    private(set) var work = 0

    private let rules: CutRules
    private let placements: [Placement]
    private let mediator: Role

    init(in statements: [StatementNode], _ rules: CutRules, _ placements: [Placement], mediator: Role) {
        self.rules = rules
        self.placements = placements
        self.mediator = mediator
        for statement in statements { count(statement) }
    }

    /// True if there are more orders than anything else.
    var areMostOfIt: Bool { orders > work }

    /// What stands in closures runs when somebody else wants it.
    private mutating func count(_ statement: StatementNode) {
        switch statement.kind {
        case .guarding, .choice, .loop, .attempt, .deferred, .conditional:
            for block in statement.blocks where block.kind != .closure {
                for inner in block.statements { count(inner) }
            }
        case .expression: count(inExpression: statement)
        case .returning: count(inReturn: statement)
        case .declaration, .jump, .localFunction, .localType, .other: break
        }
    }

    private func isOrder(_ use: Reference) -> Bool {
        guard case .own(let targets) = use.target, let target = targets.first else { return false }
        let member = rules.controller.members[target]
        guard !placements[target].moves else { return false }
        return use.fact.isStatement && use.fact.usage == .call && !Self.isReport(member) || use.fact.sets(member)
    }

    private func isStateOfMediator(_ use: Reference) -> Bool {
        guard case .own(let targets) = use.target, let target = targets.first else { return false }
        let fact = rules.controller.members[target].fact
        return placements[target].role == mediator && fact.isStored && !fact.isConstant
    }

    /// Returns true for another object of the app or the SDK, or one of the component, which has work to do.
    private func isOfOthers(_ use: Reference) -> Bool {
        switch use.target {
        case .global, .known, .unresolved: true
        case .own(let targets): targets.contains { placements[$0].moves && placements[$0].role != mediator }
        case .foreign, .inherited, .nested, .selfValue, .selfType, .superclass: false
        }
    }

    /// Returns true for what is named after what happened: `didLoad(_:)`, `handleError(_:)`.
    private static func isReport(_ member: Member) -> Bool {
        ["did", "handle", "on", "receive", "received", "will"].contains(words(of: member.name).first ?? "")
    }

    /// What is answered from state of the mediator alone is no work.
    private mutating func count(inReturn statement: StatementNode) {
        let uses = rules.references(in: statement.range)
        if uses.contains(where: isOfOthers) {
            work += 1
        } else if uses.contains(where: isStateOfMediator) {
            orders += 1
        }
    }

    private mutating func count(inExpression statement: StatementNode) {
        let uses = rules.references(in: statement.range)
        let isOrder =
            uses.contains(where: isOrder)
            || uses.contains(where: isStateOfMediator) && !uses.contains(where: isOfOthers)
        let hasClosure = statement.blocks.contains { $0.kind == .closure }
        if isOrder, !hasClosure { orders += 1 } else { work += 1 }
    }
}

extension BlockFact {
    /// The statements that a cut is made of, at whatever depth.
    fileprivate func statements(of cut: Cut) -> [StatementNode] {
        statements.flatMap { statement in
            if cut.code.lowerBound <= statement.range.lowerBound, statement.range.upperBound <= cut.code.upperBound {
                return [statement]
            }
            return statement.range.overlaps(cut.code) ? statement.blocks.flatMap { $0.statements(of: cut) } : []
        }
    }
}

/// What orders the view about is the mediator's.
extension SlicingRound {
    /// Gives the mediator what a component that only reports would tell the view to do; true when there is some.
    mutating func ordersGoToMediator(in result: Slicing) -> Bool {
        guard style.component(for: style.mediator) != nil else { return false }
        var found = false
        for member in controller.members where isBehindMediator(member.index, in: result) {
            guard let rules = rules(of: member) else { continue }
            let orders = ScreenOrders(
                in: rules.tree.block.statements, rules, result.placements, mediator: style.mediator)
            if orders.areMostOfIt, goesToMediator(member, because: nil) { found = true }
        }
        for host in result.controller.members {
            for place in host.inner where isBehindMediator(place.member, in: result) {
                guard !isWanted(place.member, in: result), let rules = rules(of: controller.members[place.cut.host])
                else { continue }
                let own = rules.tree.block.statements(of: place.cut)
                let orders = ScreenOrders(in: own, rules, result.placements, mediator: style.mediator)
                guard orders.areMostOfIt else { continue }
                block(place.cut, because: nil)
                found = true
            }
        }
        return found
    }

    private func isBehindMediator(_ member: Int, in result: Slicing) -> Bool {
        let placement = result.placements[member]
        return placement.moves && placement.role.capabilities.reportsOnly && placement.role != style.mediator
    }
}
