/// Counts how often a method may answer on its way, from its statements alone.
///
/// A closure that is given to a call counts as run once, as completion handlers are; one that may run often does not.
struct AnswerCount {
    /// The first bytes of the answers.
    let places: [Int]

    /// The counts that are possible at the end of statements, and at the exits before.
    private struct Paths {
        var ends: Set<Int> = [0]
        var leaves: Set<Int> = []
        var isClear = true

        mutating func follow(_ next: Paths) {
            leaves.formUnion(ends.flatMap { end in next.leaves.map { min(end + $0, 2) } })
            ends = Set(ends.flatMap { end in next.ends.map { min(end + $0, 2) } })
            isClear = isClear && next.isClear
        }

        static let unclear = Paths(ends: [], leaves: [], isClear: false)
    }

    /// Returns how often the ways through statements answer, 2 for more than once; nil where that is not clear.
    func counts(in statements: [StatementNode]) -> Set<Int>? {
        let paths = paths(of: statements)
        return paths.isClear ? paths.ends.union(paths.leaves) : nil
    }

    private func paths(of statements: [StatementNode]) -> Paths {
        statements.reduce(into: Paths()) { $0.follow(paths(of: $1)) }
    }

    private func hasPlace(_ range: Range<Int>) -> Bool { places.contains(where: range.contains) }

    private func paths(of statement: StatementNode) -> Paths {
        let isAsked = hasPlace(statement.whole)
        switch statement.kind {
        case .returning: return leaving(values(of: statement))
        case .guarding: return guarded(statement)
        case .choice where isAsked || !statement.exits.isEmpty: return chosen(statement)
        case .attempt where isAsked: return attempted(statement)
        case .loop, .deferred, .localFunction, .localType, .conditional, .jump:
            return isAsked || statement.exits.contains(.plainReturn) ? .unclear : Paths()
        default: return values(of: statement)
        }
    }

    /// Returns the counts of a statement itself and of the closures in its expressions.
    private func values(of statement: StatementNode) -> Paths {
        let closures = statement.blocks.filter { $0.kind == .closure }
        let own = places.filter { place in
            statement.whole.contains(place) && !statement.blocks.contains { $0.range.contains(place) }
        }
        var paths = Paths(ends: [min(own.count, 2)])
        for block in closures where hasPlace(block.range) {
            var inside = run(block)
            if block.closure?.mayBeSkipped ?? true { inside.ends.insert(0) }
            paths.follow(inside)
        }
        return paths
    }

    /// A closure that is given to nobody runs whenever somebody wants.
    private func run(_ closure: BlockFact) -> Paths {
        guard let callee = closure.closure?.callee, !Self.mayRepeat(callee) else { return .unclear }
        let inner = paths(of: closure.statements)
        return Paths(ends: inner.ends.union(inner.leaves), isClear: inner.isClear)
    }

    /// Returns true if closures that are given to it may run for each element, or whenever something happens.
    private static func mayRepeat(_ callee: String) -> Bool {
        if callee.hasPrefix("addOperation") { return false }
        return repeating.contains(callee) || telling.contains(where: callee.hasPrefix)
    }

    private static let repeating: Set<String> = [
        "Timer", "allSatisfy", "compactMap", "concurrentPerform", "contains", "filter", "first", "firstIndex",
        "flatMap",
        "forEach", "last", "map", "mapValues", "max", "min", "reduce", "removeAll", "scheduledTimer", "sink", "sort",
        "sorted",
    ]

    private static let telling = [
        "add", "each", "enumerate", "listen", "monitor", "notify", "observe", "on", "repeat", "start", "stream",
        "subscribe", "track", "watch",
    ]

    private func leaving(_ paths: Paths) -> Paths {
        Paths(ends: [], leaves: paths.ends.union(paths.leaves), isClear: paths.isClear)
    }

    /// Reads a guard for self: where self has gone nobody waits, so such an exit does not count.
    private func guarded(_ statement: StatementNode) -> Paths {
        guard let exit = statement.blocks.last(where: { $0.kind == .branch }) else { return .unclear }
        var condition = Paths()
        for block in statement.blocks where block.kind == .closure && hasPlace(block.range) {
            condition.follow(run(block))
        }
        if asksForSelfAlone(statement) { return condition }
        let inside = paths(of: exit.statements)
        return Paths(ends: condition.ends, leaves: inside.ends.union(inside.leaves), isClear: inside.isClear)
    }

    /// `guard let self`, `guard let self = weakSelf`.
    private func asksForSelfAlone(_ statement: StatementNode) -> Bool {
        !statement.head.conditions.isEmpty && statement.head.conditions.allSatisfy { $0 == .selfValue }
    }

    private func chosen(_ statement: StatementNode) -> Paths {
        let branches = statement.blocks.filter { $0.kind == .branch }
        var union = Paths(ends: statement.head.isExhaustive ? [] : [0])
        for branch in branches {
            let inside = paths(of: branch.statements)
            let jumps = branch.statements.contains { $0.kind == .jump || $0.exits.contains(.jump) }
            union.ends.formUnion(inside.ends)
            union.leaves.formUnion(inside.leaves)
            union.isClear = union.isClear && inside.isClear && !(jumps && hasPlace(branch.range))
        }
        var condition = Paths()
        for block in statement.blocks where block.kind == .closure && hasPlace(block.range) {
            condition.follow(run(block))
        }
        condition.follow(union)
        return condition
    }

    /// `do` answers at its end, or `catch` does.
    private func attempted(_ statement: StatementNode) -> Paths {
        let branches = statement.blocks.filter { $0.kind == .branch }
        guard let first = branches.first, let last = first.statements.last, !last.exits.contains(.error),
            !first.statements.dropLast().contains(where: { hasPlace($0.whole) })
        else { return .unclear }
        return branches.map { paths(of: $0.statements) }.reduce(Paths(ends: [])) { union, next in
            Paths(
                ends: union.ends.union(next.ends), leaves: union.leaves.union(next.leaves),
                isClear: union.isClear && next.isClear)
        }
    }
}
