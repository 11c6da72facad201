/// Reads the places where the presenter asks: how the answer is taken there.
struct AnswerCallReader {
    let plan: Plan
    let form: AnswerForm
    /// The member or cut that asks.
    let unit: Member

    private var source: SourceFile { plan.controller.file(of: unit) }
    private var host: Member { unit.cut.map { plan.controller.members[$0.host] } ?? unit }

    private func isNested(_ reference: ReferenceFact) -> Bool {
        reference.closureDepth > (unit.cut?.closureDepth ?? 0)
    }

    /// A call whose answer events took.
    func plainCall(of reference: ReferenceFact) throws(AnswerObstacle) -> Answer.Call {
        let place = reference.range.lowerBound
        let line = source.line(at: place)
        if let cut = unit.inner.first(where: { $0.cut.range.lowerBound == place })?.cut {
            guard cut.type == nil else { throw .isPartOfMore(line: line) }
            guard cut.selfSpelling.isCertain || form == .blocks else { throw .selfMayBeGone(line: line) }
            return Answer.Call(
                unit: unit.index, place: place, statement: nil, isNested: isNested(reference), block: nil)
        }
        let statement = try statement(around: reference)
        guard reference.arguments?.end == statement.range.upperBound, !reference.labels.contains("{") else {
            throw .isPartOfMore(line: line)
        }
        if form == .asyncAwait, !early(in: reference.range.upperBound..<statement.range.upperBound).isEmpty {
            throw .argumentsReadLater(line: line)
        }
        return Answer.Call(
            unit: unit.index, place: place, statement: statement.range, isNested: isNested(reference), block: nil)
    }

    /// A call with a block behind it.
    func call(of reference: ReferenceFact, taking count: Int) throws(AnswerObstacle) -> Answer.Call {
        let statement = try statement(around: reference)
        let line = source.line(at: reference.range.lowerBound)
        let closures = statement.blocks.filter { $0.kind == .closure }
        guard closures.count == 1, let closure = closures.first, reference.labels.last == "{",
            closure.range.upperBound + 1 == statement.range.upperBound,
            let (head, captures, names) = head(of: closure, taking: count)
        else { throw .blockOfAnotherForm(line: line) }
        if form == .combine, !unit.references.contains(where: { isOfPresenter($0, in: closure.range) }) {
            throw .noneToHoldIt(line: line)
        }
        let start = reference.arguments?.end ?? reference.range.upperBound
        let early = try form == .asyncAwait ? self.early(in: reference.range.upperBound..<start, line: line) : []
        return Answer.Call(
            unit: unit.index, place: reference.range.lowerBound, statement: statement.range,
            isNested: isNested(reference),
            block: Answer.Block(
                head: start..<head, end: closure.range.upperBound, captures: captures, names: names,
                holds: closure.closure?.hold != .weak, early: early))
    }

    private func isOfPresenter(_ reference: Reference, in range: Range<Int>) -> Bool {
        guard range.contains(reference.fact.range.lowerBound) else { return false }
        return reference.fact.isOnSelf || reference.target == .selfValue
    }

    /// The statement that is the call and nothing else, where self is certain.
    private func statement(around reference: ReferenceFact) throws(AnswerObstacle) -> StatementNode {
        let place = reference.range.lowerBound
        guard let statement = host.fact.tree?.block.statement(at: place), statement.kind == .expression,
            reference.isStatement, (reference.receiver?.lowerBound ?? place) == statement.range.lowerBound
        else { throw .isPartOfMore(line: source.line(at: place)) }
        guard form == .blocks || reference.base != .optionalSelf else {
            throw .selfMayBeGone(line: source.line(at: place))
        }
        return statement
    }

    /// The byte behind the head of a block, what it captures, and the names of what it takes.
    private func head(of closure: BlockFact, taking count: Int) -> (end: Int, captures: String, names: [String])? {
        guard let fact = closure.closure, let names = fact.parameters, names.count == count else { return nil }
        return (fact.headEnd ?? closure.range.lowerBound, fact.captures.map(source.text) ?? "", names)
    }

    // MARK: - Arguments

    /// The presenter's properties that arguments name: a task reads what it captures when it is made.
    private func early(in range: Range<Int>, line: Int) throws(AnswerObstacle) -> [String] {
        let locals = host.fact.tree?.locals ?? []
        guard
            !locals.contains(where: { local in
                local.isVariable && local.uses.contains { range.contains($0.range.lowerBound) }
            }), early(in: range).allSatisfy(isPlain)
        else { throw .argumentsReadLater(line: line) }
        return early(in: range).map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func early(in range: Range<Int>) -> [Reference] {
        unit.references.filter { reference in
            guard range.contains(reference.fact.range.lowerBound) else { return false }
            switch reference.target {
            case .own(let targets): return !targets.allSatisfy { plan.controller.members[$0].fact.isStatic }
            case .inherited, .selfValue, .superclass, .unresolved: return true
            // What belongs to a type, such as a shared instance, may be another one later.
            case .foreign(let root): return root?.first?.isUppercase == true
            case .global(let global): return global.name.first?.isLowercase == true
            case .nested, .known, .selfType: return false
            }
        }
    }

    /// A bare property of the presenter itself.
    private func isPlain(_ reference: Reference) -> Bool {
        guard case .own(let targets) = reference.target, let target = targets.first, targets.count == 1 else {
            return false
        }
        return plan.controller.members[target].kind == .property && reference.fact.base == .none
            && reference.fact.usage == .read && plan.placements[target].role == .presenter
    }
}

extension StatementNode.SelfSpelling {
    /// True if self is there for certain.
    fileprivate var isCertain: Bool {
        switch self {
        case .implicit, .named: true
        case .optional, .none: false
        }
    }
}
