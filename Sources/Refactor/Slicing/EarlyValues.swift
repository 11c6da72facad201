/// Values of the screen: those that a cut is handed, and those that it has to ask for.
extension Cutter {
    /// Returns the values that may be read before a run instead of in it: what the run reads before it does anything,
    /// and what nothing in front of it changes.
    func earlyValues(in run: ArraySlice<StatementNode>) -> [ScreenValue] {
        var found: [ScreenValue] = []
        var isAlways = true
        var isUnseen = true
        var change = ScreenChange.nothing
        var isKept = true
        var areObjectsKept = true
        let last = run.lastIndex { statement in legality.values.contains { statement.range.contains($0.root) } }
        for statement in run[..<(last.map { $0 + 1 } ?? run.startIndex)] {
            let values = legality.values.filter { statement.range.contains($0.root) }
            let closures = rules.closures(in: statement)
            change = max(change, legality.screenChange(by: statement, of: member, rules))
            found += values.filter { value in
                guard isNamed(value, before: run) else { return false }
                return (value.isOfState ? isKept && (areObjectsKept || !value.isOfObject) : isUnseen) && value.isEarly
                    && !statement.blocks.contains { $0.range.contains(value.root) }
                    && (value.isHarmless || isAlways && rules.isFirst(value, in: statement))
                    && rules.hasNoVisibleEffect(before: value, in: statement)
                    || value.isHarmless && change.keeps(value) && !closures.contains { $0.contains(value.root) }
            }
            isUnseen = isUnseen && rules.hasNoVisibleEffect(statement)
            isKept = isKept && legality.keepsState(statement, of: member, rules)
            areObjectsKept = areObjectsKept && legality.keepsObjects(statement, of: member)
            guard isUnseen || isKept || change < .anything else { break }
            if statement.kind == .guarding { isAlways = false }
        }
        return found
    }

    /// Returns true if the local names in what stands in a row mean the same in front of a run: `indexPath` is bound there,
    /// and the run does not change it.
    private func isNamed(_ value: ScreenValue, before run: ArraySlice<StatementNode>) -> Bool {
        guard let first = run.first, let last = run.last else { return false }
        let flow = LocalFlow(locals: tree.locals, run: first.range.lowerBound..<last.range.upperBound)
        let named = tree.locals.filter { local in
            local.origin != .selfName && local.uses.contains { value.range.contains($0.range.lowerBound) }
        }
        return named.allSatisfy { flow.incoming.contains($0) && !flow.changes($0) }
    }

    /// Returns the questions of a statement's code to the view; nil where that turned out not to be possible.
    func questions(in statement: StatementNode, at place: Place) -> [Cut]? {
        guard place.role != .origin else { return [] }
        var cuts: [Cut] = []
        for value in legality.values where statement.range.contains(value.root) {
            let isInside = statement.blocks.contains { $0.range.contains(value.root) }
            if isInside || place.handed.contains(value) || !legality.mayAsk(for: value, place.role) { continue }
            guard blocked[value.range]?.contains(.origin) != true else { return nil }
            cuts.append(Cut(asking: value, of: member, in: statement, closureDepth: place.closureDepth))
        }
        return cuts
    }
}
