/// Which values of the screen a cut is handed, and which it has to ask for.
extension Cutter {
    /// What may be read before a run instead of in it.
    func earlyValues(in run: ArraySlice<StatementNode>) -> [ScreenValue] {
        var found: [ScreenValue] = []
        var isAlways = true
        for statement in run {
            found += legality.values.filter { value in
                value.isEarly && statement.range.contains(value.root)
                    && !statement.blocks.contains { $0.range.contains(value.root) }
                    && (value.isHarmless || isAlways && rules.isFirst(value, in: statement))
                    && rules.hasNoVisibleEffect(before: value, in: statement)
            }
            guard rules.hasNoVisibleEffect(statement) else { break }
            if statement.kind == .guarding { isAlways = false }
        }
        return found
    }

    /// What the code of a statement has to ask the view for; nil where that turned out not to be possible.
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
