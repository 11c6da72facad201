/// Whether a cut gains something.
extension Cutter {
    /// Whether a statement only completes a local object that the code around it has made: `order.name = name`.
    func fillsIn(_ statement: StatementNode, in context: Role, _ handed: Set<Int>?) -> Bool {
        guard context != .origin, let local = rules.filled(by: statement),
            let maker = rules.declaration(of: local), maker.range != statement.range
        else { return false }
        return role(of: maker, in: context, handed: handed) == context
    }

    /// Whether code that is given back to the view would at once ask a component again.
    func comesBack(_ cut: Cut, by inner: [Cut]) -> Bool {
        rules.isObjectiveC
            && inner.contains { $0.role != .origin && $0.valueType == nil && $0.closureDepth == cut.closureDepth }
    }

    /// Whether a statement only declares what given back code alone uses.
    func isFor(_ back: [Cut], _ statement: StatementNode) -> Bool {
        guard rules.isObjectiveC, statement.kind == .declaration, statement.blocks.isEmpty else { return false }
        let locals = tree.locals.filter { statement.range.contains($0.declaration.lowerBound) }
        return locals.flatMap(\.uses).allSatisfy { use in back.contains { $0.code.contains(use.range.lowerBound) } }
    }

    /// Whether a lone statement does nothing but work on a value that it would be handed, so that a method for it
    /// would gain nothing: `activity.title = name`.
    func onlyServes(_ run: ArraySlice<StatementNode>, _ cut: Cut, at place: Place) -> Bool {
        guard rules.isObjectiveC, run.count == 1, let statement = run.first else { return false }
        let works = rules.filled(by: statement).map { local in cut.parameters.contains { $0.name == local.name } }
        guard works == true || cut.role.capabilities.reportsOnly && rules.isPlainCall(statement) else { return false }
        return legality.obstacle(for: statement, of: member, in: place.role, handed: place.handedRoots) == nil
    }

    /// Whether the view only looks a value up, for which the presenter would have to pass its question on:
    /// `let order = Settings.sortOrder()`.
    func onlyLooksUp(_ run: ArraySlice<StatementNode>, _ cut: Cut, at place: Place) -> Bool {
        guard !rules.isObjectiveC, place.role == .origin, cut.role.capabilities.reportsOnly, cut.result != nil,
            run.count == 1, let statement = run.first
        else { return false }
        return statement.kind == .declaration && statement.blocks.isEmpty
    }
}
