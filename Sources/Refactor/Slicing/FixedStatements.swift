/// Statements of a body that stay where they are: the ends of the branches of `guard`, which have to leave, and what
/// stands behind a question for the version of the system; and what an initializer does before there is an object.
enum FixedStatements {
    /// Returns the starts of such statements.
    static func starts(in block: BlockFact, by rules: CutRules) -> Set<Int> {
        guardEnds(in: block).union(guarded(in: block, by: rules, isGuarded: false)).union(unmade(in: block, by: rules))
    }

    /// What an initializer does before there is an object, and the question for it: `self = [super init]; if (self) { … }`.
    private static func unmade(in block: BlockFact, by rules: CutRules) -> Set<Int> {
        guard rules.member.kind == .initializer else { return [] }
        let made = rules.member.references.first { $0.target == .superclass }?.fact.range.lowerBound ?? .max
        return Set(
            block.statements.filter { $0.range.lowerBound <= made || $0.head.conditions == [.selfValue] }
                .map(\.range.lowerBound))
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
