/// Why code stays where it is.
extension Cutter {
    /// The first thing in the member that keeps it from living in a component.
    func obstacle(home: Role) -> StayReason? { obstacle(in: tree.block, home: home) }

    private func obstacle(in block: BlockFact, home: Role) -> StayReason? {
        for statement in block.statements {
            if let reason = legality.obstacle(for: statement, of: member, in: home) { return reason }
            for inner in statement.blocks {
                if let reason = obstacle(in: inner, home: home) { return reason }
            }
        }
        return nil
    }

    /// Why the statements of a range were not cut out for a role. That one of them leaves the method in its middle is no
    /// reason as long as there is another, for it could go together with those behind it.
    func obstacle(to range: Range<Int>, role: Role) -> StayReason? {
        let home = Place.body(legality.homes[member.index])
        let all = obstacles(to: range, role: role, in: tree.block.statements[...], at: home)
        return all.first { if case .cutLeaves = $0 { false } else { true } } ?? all.first
    }

    private func obstacles(
        to range: Range<Int>, role: Role, in statements: ArraySlice<StatementNode>, at place: Place
    ) -> [StayReason] {
        var found: [StayReason] = []
        for (index, statement) in zip(statements.indices, statements) where statement.range.overlaps(range) {
            let isInside = range.contains(statement.range.lowerBound)
            if isInside, !rules.isPlainCall(statement), !isPinned(statement) {
                let isEnd = index == statements.endIndex - 1
                if let reason = legality.obstacle(for: statement, of: member, in: role) {
                    found.append(reason)
                } else if case .refusal(let reason) = rules.cut([statement], to: role, at: place, reachesEnd: isEnd) {
                    found.append(reason)
                }
            }
            for block in statement.blocks {
                let inside = place.inside(block, of: statement, isLast: index == statements.endIndex - 1)
                found += obstacles(to: range, role: role, in: block.statements[...], at: inside)
            }
        }
        return found
    }
}
