/// Wishes of a person for statements.
extension Cutter {
    /// The role that somebody wants a statement in.
    func wish(for statement: StatementNode) -> Role? { parts.first { $0.holds(statement) }?.role }

    /// Returns true if all of a run is wanted in a role, so that nobody asks what a cut gains.
    func isWished(_ run: ArraySlice<StatementNode>, in role: Role) -> Bool {
        !parts.isEmpty && run.allSatisfy { wish(for: $0) == role }
    }

    /// One cut for a part that begins here, with all that its role is wanted for right behind it.
    func wished(_ statements: ArraySlice<StatementNode>, at place: Place, end: Int) -> (cuts: [Cut], end: Int)? {
        guard !parts.isEmpty, let first = statements.first, let role = wish(for: first), role != place.role else {
            return nil
        }
        let run = statements.prefix { wish(for: $0) == role }
        return cut(run, to: role, at: place, end: end).map { ($0, run.endIndex) }
    }
}
