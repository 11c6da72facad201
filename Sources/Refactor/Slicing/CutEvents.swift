/// Events of the view that leave one thing to others.
extension Cutter {
    /// The cuts of a member of the view, where the one thing that an event leaves to another component goes through the
    /// mediator: `presenter.didTapClose()`, which says `router.close()`. The mediator is told what happened, instead of
    /// passing on what the view asks for.
    func asEvent(_ cuts: [Cut]) -> [Cut] {
        let outermost = cuts.filter { cut in !cuts.contains { $0.contains(cut) } }
        guard isCalledByOthers || rules.controller.isEntry(member) else { return cuts }
        if outermost.isEmpty, let told = toldByCalls() { return told }
        guard outermost.count == 1, let only = outermost.first, only.type == nil,
            only.role != .origin, only.role != mediator, only.closureDepth == 0
        else { return cuts }
        let statements = tree.block.statements
        let run = statements.indices.filter { only.range.contains(statements[$0].range.lowerBound) }
        guard let first = run.first, let last = run.last, statements[first].range.lowerBound == only.code.lowerBound
        else { return cuts }
        var place = Place.body(.origin)
        place.tellsEvent = true
        let told = cut(statements[first...last], to: mediator, at: place, end: statements.endIndex)
        return told.flatMap { told in
            told.contains { $0.role == only.role && $0.code == only.code } ? told : nil
        } ?? cuts
    }

    /// The cut by which an event of the view that is left to others as it is, by calls of what went to them, tells the
    /// mediator what happened: without it the mediator would only pass on what the view asks for.
    private func toldByCalls() -> [Cut]? {
        guard rules.isObjectiveC else { return nil }
        let statements = tree.block.statements
        let calls = statements.indices.filter { isLeftToOthers(statements[$0]) }
        guard let first = calls.first, let last = calls.last, last - first + 1 == calls.count else { return nil }
        var place = Place.body(.origin)
        place.tellsEvent = true
        return cut(statements[first...last], to: mediator, at: place, end: statements.endIndex)
    }

    /// Returns true if a statement only calls an own method that is neither the view's nor the mediator's.
    private func isLeftToOthers(_ statement: StatementNode) -> Bool {
        guard !isPinned(statement), rules.isOwnMessage(statement) else { return false }
        let homes = rules.references(in: statement.range).flatMap { reference -> [Role] in
            guard case .own(let targets) = reference.target, reference.fact.isStatement else { return [] }
            return targets.map { legality.homes[$0] }
        }
        return !homes.isEmpty && homes.allSatisfy { $0 != .origin && $0 != mediator }
    }

    /// The cuts by which all that an entry does leaves it, through the mediator; nil where something would stay.
    func cutsOfEntry() -> [Cut]? {
        guard rules.isObjectiveC else { return allOfEvent() }
        guard let cuts = cuts(home: .origin), let first = tree.block.statements.first,
            let last = tree.block.statements.last,
            let whole = cuts.first(where: { $0.code == first.range.lowerBound..<last.range.upperBound }),
            whole.role == mediator, !cuts.contains(where: { $0.contains(whole) })
        else { return nil }
        return cuts
    }

    /// The cut of a whole method, of which the mediator gives back what is the view's.
    private func allOfEvent() -> [Cut]? {
        var place = Place.body(.origin)
        place.tellsEvent = true
        return cut(tree.block.statements[...], to: mediator, at: place, end: tree.block.statements.endIndex)
    }

    /// One report of what a call was answered, in the place of all that a component would have others do about it:
    /// `output?.didUpdateProfile(error: error)` for `stopAnimation()`, `isChanged = false` and `show(error)`.
    func answer(_ statements: ArraySlice<StatementNode>, at place: Place) -> [Cut]? {
        guard place.closureDepth > 0, reports(place.role), isAnswer(statements),
            statements.allSatisfy({ isForOthers($0, at: place) }), !isToldAlready(statements)
        else { return nil }
        var here = place
        here.tellsEvent = true
        return cut(statements, to: mediator, at: here, end: statements.endIndex)
    }

    /// Returns true if a run is one call of what the mediator has for it.
    private func isToldAlready(_ run: ArraySlice<StatementNode>) -> Bool {
        guard run.count == 1, let only = run.first, rules.isPlainCall(only) else { return false }
        return rules.references(in: only.range).contains { reference in
            guard case .own(let targets) = reference.target, reference.fact.isStatement else { return false }
            return targets.allSatisfy { legality.homes[$0] == mediator }
        }
    }

    /// Returns true if a component that only reports would itself tell others what to do, before anything was answered:
    /// that is the mediator's.
    func commandsOthers(by cuts: [Cut], from home: Role) -> Bool {
        guard !rules.isObjectiveC, reports(home) else { return false }
        return cuts.contains { cut in
            cut.role != home && cut.closureDepth == 0 && cut.valueType == nil && !cuts.contains { $0.contains(cut) }
        }
    }

    private func isForOthers(_ statement: StatementNode, at place: Place) -> Bool {
        guard !isPinned(statement) else { return false }
        // What would have to be done here, but cannot be, is nothing that others are told of.
        if inclinations.role(of: statement) == place.role, inclinations.speaks(statement, for: place.role) {
            return false
        }
        if role(of: statement, in: place.role, handed: place.handedRoots) != place.role { return true }
        let homes = rules.references(in: statement.range).flatMap { reference -> [Role] in
            guard case .own(let targets) = reference.target else { return [place.role] }
            return targets.map { legality.homes[$0] }
        }
        return statement.blocks.isEmpty && !homes.isEmpty && !homes.contains(place.role)
    }

    /// Returns true if a run is what is done when a call was answered, well or badly.
    private func isAnswer(_ run: ArraySlice<StatementNode>) -> Bool {
        guard let first = run.first, let last = run.last else { return false }
        let code = first.range.lowerBound..<last.range.upperBound
        let around = CutSurroundings(of: code, in: tree.block, file: rules.controller.file(of: member))
        guard let answer = around.answer, CompletedDeed.isClear(answer.call) else { return false }
        return around.call != nil || answer.isFailure || around.isSuccess
    }
}

extension Controller {
    /// Returns true if somebody else calls a member when something happens: by a selector or by the name of a method of
    /// the SDK, too.
    func isEntry(_ member: Member) -> Bool {
        if member.isEntry { return true }
        guard language == .objectiveC, member.kind == .method, member.cut == nil else { return false }
        return selections[member.index]?.isEmpty == false
            || SDKSelectors(ofClasses: ancestors).member(of: member.id) != nil
    }
}

extension Member {
    /// True if somebody else calls it when something happens: an action, a delegate's method, an override.
    var isEntry: Bool {
        fact.has(modifier: "override") || !fact.attributes.isEmpty || !conformances.isEmpty
    }
}
