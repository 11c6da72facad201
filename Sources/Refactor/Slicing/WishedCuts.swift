/// Wishes of a person for statements.
extension Cutter {
    /// The role that somebody wants a statement in, which stands in code of another one.
    func wish(for statement: StatementNode, in context: Role) -> Role? {
        if let part = parts.first(where: { $0.holds(statement) }) { return part.role }
        return context == .origin ? wishForAll : nil
    }

    /// Returns true if all of a run is wanted in a role, so that nobody asks what a cut gains.
    func isWished(_ run: ArraySlice<StatementNode>, in role: Role, from context: Role) -> Bool {
        hasWishes && run.allSatisfy { wish(for: $0, in: context) == role }
    }

    /// One cut for a part that begins here, with all that its role is wanted for right behind it.
    func wished(_ statements: ArraySlice<StatementNode>, at place: Place, end: Int) -> (cuts: [Cut], end: Int)? {
        guard hasWishes, let first = statements.first, let role = wish(for: first, in: place.role), role != place.role
        else { return nil }
        let run = statements.prefix { wish(for: $0, in: place.role) == role }
        return cut(run, to: role, at: place, end: end).map { ($0, run.endIndex) }
    }

    private var hasWishes: Bool { !parts.isEmpty || wishForAll != nil }
}
