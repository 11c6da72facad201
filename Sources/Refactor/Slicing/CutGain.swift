/// Gains of cuts.
extension Cutter {
    func reports(_ role: Role) -> Bool { role.capabilities.reportsOnly }

    var mediator: Role { legality.style.mediator }

    /// Returns true if a statement only completes a local object that the code around it has made: `order.name = name`.
    func fillsIn(_ statement: StatementNode, in context: Role, _ handed: Set<Int>?) -> Bool {
        guard context != .origin, let local = rules.filled(by: statement),
            let maker = rules.declaration(of: local), maker.range != statement.range
        else { return false }
        return role(of: maker, in: context, handed: handed) == context
    }

    /// Returns true if code that leads to other screens works on one that it has made, or on something else of its own:
    /// `settings.navigationItem.leftBarButtonItem = cancel`.
    func prepares(_ statement: StatementNode, in context: Role) -> Bool {
        guard !rules.isObjectiveC, context != .origin, context.capabilities.reachesScreen, statement.kind == .expression
        else { return false }
        let usesView = rules.references(in: statement.range).contains { reference in
            guard case .own(let targets) = reference.target else { return false }
            return targets.contains { legality.homes[$0] == .origin && rules.controller.members[$0].fact.isStored }
        }
        return !usesView
            && tree.locals.contains { local in
                switch local.origin {
                case .binding, .unwrapped: local.uses.contains { $0.range.lowerBound == statement.range.lowerBound }
                default: false
                }
            }
    }

    /// Returns true if code that is given back to the view would at once ask a component again.
    func comesBack(_ cut: Cut, by inner: [Cut]) -> Bool {
        rules.isObjectiveC
            && inner.contains { $0.role != .origin && $0.valueType == nil && $0.closureDepth == cut.closureDepth }
    }

    /// Returns true if a statement only declares what given back code alone uses.
    func isFor(_ back: [Cut], _ statement: StatementNode) -> Bool {
        guard rules.isObjectiveC, statement.kind == .declaration, statement.blocks.isEmpty else { return false }
        let locals = tree.locals.filter { statement.range.contains($0.declaration.lowerBound) }
        return locals.flatMap(\.uses).allSatisfy { use in back.contains { $0.code.contains(use.range.lowerBound) } }
    }

    /// Returns true if a lone statement does nothing but work on a value that it would be handed, so that a method for
    /// it would gain nothing: `activity.title = name`.
    func onlyServes(_ run: ArraySlice<StatementNode>, _ cut: Cut, at place: Place) -> Bool {
        guard rules.isObjectiveC, run.count == 1, let statement = run.first else { return false }
        let works = rules.filled(by: statement).map { local in cut.parameters.contains { $0.name == local.name } }
        guard works == true || cut.role.capabilities.reportsOnly && rules.isPlainCall(statement) else { return false }
        return legality.obstacle(for: statement, of: member, in: place.role, handed: place.handedRoots) == nil
    }

    /// Returns true if the view only looks a value up, for which the presenter would have to pass its question on:
    /// `let order = Settings.sortOrder()`.
    func onlyLooksUp(_ run: ArraySlice<StatementNode>, _ cut: Cut, at place: Place) -> Bool {
        guard place.role == .origin, cut.role.capabilities.reportsOnly, cut.result != nil,
            run.count == 1, let statement = run.first
        else { return false }
        return statement.kind == .declaration && statement.blocks.isEmpty
    }

    func isIdle(_ cut: Cut, _ run: ArraySlice<StatementNode>, _ inner: [Cut], at place: Place) -> Bool {
        if place.role == .origin || reports(cut.role), isAllGivenBack(run, by: inner, cut.role) { return true }
        if cut.role == .origin { return comesBack(cut, by: inner) }
        if onlyMakes(run, cut, at: place) { return true }
        return inner.isEmpty && (onlyServes(run, cut, at: place) || onlyLooksUp(run, cut, at: place))
    }

    /// Returns true if nothing of a run would be left where it was cut out for, since the view has to do all of it. To
    /// ask whether it shall is work enough for the presenter, not for the interactor.
    func isAllGivenBack(_ run: ArraySlice<StatementNode>, by inner: [Cut], _ role: Role) -> Bool {
        let back = inner.filter { $0.role == .origin && $0.valueType == nil }
        return !run.isEmpty
            && run.allSatisfy { statement in
                back.contains { $0.code.contains(statement.range.lowerBound) } || isFor(back, statement)
                    || role == mediator && (isOnlyOnScreen(statement) || onlyAsksView(statement, besides: back))
                    || reports(role) && statement.kind == .choice
                        && statement.blocks.allSatisfy { isAllGivenBack($0.statements[...], by: inner, role) }
            }
    }

    /// Returns true if a statement only unwraps what the view keeps, to tell it then what to do with that: the view can do
    /// so itself. `if let user { show(user) }`; to ask for more is a decision.
    private func onlyAsksView(_ statement: StatementNode, besides back: [Cut]) -> Bool {
        guard statement.kind == .choice, statement.blocks.count == 1,
            let block = statement.blocks.first
        else { return false }
        let head = rules.references(in: statement.range.lowerBound..<block.range.lowerBound)
        return rules.onlyUnwraps(statement) && isOfView(head)
            && block.statements.allSatisfy { inner in
                back.contains { $0.code.contains(inner.range.lowerBound) }
                    || rules.isPlainCall(inner) && isOfView(rules.references(in: inner.range))
            }
    }

    /// Returns true if all names are of members of the view, or of what these hold.
    private func isOfView(_ uses: some Sequence<Reference>) -> Bool {
        uses.allSatisfy { reference in
            switch reference.target {
            case .own(let targets): targets.allSatisfy { legality.homes[$0] == .origin }
            case .foreign: true
            default: false
            }
        }
    }

    /// Returns true if a statement does nothing but read or set what the view itself keeps: `number += 1`; in Objective-C
    /// also a part of it: `self.tweet.project = data`.
    private func isOnlyOnScreen(_ statement: StatementNode) -> Bool {
        guard statement.blocks.isEmpty, [.expression, .declaration].contains(statement.kind) else {
            return false
        }
        let uses = rules.references(in: statement.range)
        let isWrite = rules.isObjectiveC && uses.contains { $0.fact.usage == .write }
        return uses.contains(where: isStoredInView)
            && uses.allSatisfy { reference in
                guard case .foreign = reference.target else { return isStoredInView(reference) }
                return isWrite && reference.fact.usage != .call
            }
    }

    private func isStoredInView(_ reference: Reference) -> Bool {
        guard case .own(let targets) = reference.target else { return false }
        return targets.allSatisfy { legality.homes[$0] == .origin && rules.controller.members[$0].fact.isStored }
    }

    /// Returns true if a statement asks a service for something, which no method of the view shall hide.
    func hidesService(_ statement: StatementNode) -> Bool {
        guard !reports(mediator), !rules.onlyLogs(statement) else { return false }
        return Role.allCases.contains { $0.capabilities.reportsOnly && inclinations.speaks(statement, for: $0) }
    }

    /// Returns true if code of a component can call methods of the view that are made of cuts: in Objective-C no header
    /// has them, so that who knows the view by its class does not find them.
    func mayGiveBack(from role: Role) -> Bool {
        guard rules.isObjectiveC else { return true }
        return legality.style.route(from: role, to: .origin)?.allSatisfy { $0.protocolPattern != nil } ?? true
    }

    /// Returns true if an initializer would have something of its own view made or set by way of another component.
    func makesView(in code: Range<Int>, for role: Role) -> Bool {
        guard member.kind == .initializer else { return false }
        return role == .origin
            || rules.references(in: code).contains { reference in
                guard case .own(let targets) = reference.target else { return false }
                return targets.contains { legality.homes[$0] == .origin }
            }
    }

    /// Returns true for a loop of the view that would have nothing left in it but a call for each round: whoever does that
    /// goes round himself.
    func isEmptiedLoop(_ loop: StatementNode, _ block: BlockFact, by cuts: [Cut], at place: Place) -> Bool {
        guard loop.kind == .loop, place.role == .origin, parts.isEmpty, wishForAll == nil else { return false }
        return cuts.contains { cut in
            cut.role != .origin
                && block.statements.allSatisfy { $0.kind == .declaration || cut.range.contains($0.range.lowerBound) }
        }
    }

    /// Returns true for work of a component that only reports, where the mediator has the state for it: `[self.task cancel]`.
    func speaksForReporter(_ statement: StatementNode) -> Bool {
        inclinations.role(of: statement).map { reports($0) && inclinations.speaks(statement, for: $0) } ?? false
    }
}
