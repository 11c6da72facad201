/// Statements of a body that stay where they are: the ends of the branches of `guard`, which have to leave, and what
/// stands behind a question for the version of the system.
enum FixedStatements {
    /// Returns the starts of such statements.
    static func starts(in block: BlockFact, by rules: CutRules) -> Set<Int> {
        guardEnds(in: block).union(guarded(in: block, by: rules, isGuarded: false))
    }

    private static func guardEnds(in block: BlockFact) -> Set<Int> {
        var ends: Set<Int> = []
        for statement in block.statements {
            for inner in statement.blocks {
                ends.formUnion(guardEnds(in: inner))
                let isElse = statement.kind == .guarding && inner.kind == .branch
                if isElse, let last = inner.statements.last { ends.insert(last.range.lowerBound) }
            }
        }
        return ends
    }

    private static func guarded(in block: BlockFact, by rules: CutRules, isGuarded: Bool) -> Set<Int> {
        var found: Set<Int> = []
        var isGuarded = isGuarded
        for statement in block.statements {
            if isGuarded { found.insert(statement.range.lowerBound) }
            for inner in statement.blocks { found.formUnion(guarded(in: inner, by: rules, isGuarded: isGuarded)) }
            if statement.kind == .guarding, rules.asksAvailability(statement) { isGuarded = true }
        }
        return found
    }
}
