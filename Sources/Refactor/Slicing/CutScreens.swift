/// Screens that are made where they are shown.
extension Cutter {
    /// One cut for a screen that is made, filled in and shown: `let next = Details()`, `next.order = order` and
    /// `show(next)`. No screen is handed to a component that may not hold views.
    func madeAndShown(
        _ statements: ArraySlice<StatementNode>, at place: Place, end: Int
    ) -> (cuts: [Cut], end: Int)? {
        guard let first = statements.first, first.kind == .declaration, !isPinned(first) else { return nil }
        var made = locals(declaredIn: first)
        guard made.contains(where: { rules.type($0).map(rules.isOfView) == true }) else { return nil }
        for index in statements.indices.dropFirst() {
            let statement = statements[index]
            guard [.expression, .declaration].contains(statement.kind), !isPinned(statement),
                made.contains(where: { $0.isUsed(in: statement.range) })
            else { return nil }
            let role = role(of: statement, in: place.role, handed: place.handedRoots)
            if role != place.role, role != .origin, role.capabilities.reachesScreen {
                return cut(statements[...index], to: role, at: place, end: end).map { ($0, index + 1) }
            }
            made += locals(declaredIn: statement)
        }
        return nil
    }

    /// Returns true for a `switch` over what is to be done: with nobody between the view and a router, the view looks what
    /// it is, and each branch goes its own way.
    func isOfManyWays(_ statement: StatementNode) -> Bool {
        let isSwitch = statement.blocks.count > 2 || statement.blocks.contains { $0.statements.map(\.kind) == [.jump] }
        return statement.kind == .choice && isSwitch && isWithoutMediator
    }

    private var isWithoutMediator: Bool { legality.style.component(for: legality.style.mediator) == nil }

    /// The beginning of a run that ends where another screen is shown: what the view does after it, the router does not.
    func untilShown(_ run: ArraySlice<StatementNode>, to role: Role, at place: Place) -> ArraySlice<StatementNode> {
        guard place.role == .origin, role.capabilities.reachesScreen, isWithoutMediator else { return run }
        let last = run.lastIndex { statement in
            rules.references(in: statement.range).contains { Self.ways.contains($0.name) }
        }
        return last.map { run[...$0] } ?? run
    }

    private static let ways = APINames.navigation.union(["dismiss", "open", "present", "show", "selectedIndex"])

    private func locals(declaredIn statement: StatementNode) -> [LocalFact] {
        guard statement.kind == .declaration else { return [] }
        return tree.locals.filter { local in
            statement.range.contains(local.declaration.lowerBound)
                && !statement.blocks.contains { $0.range.contains(local.declaration.lowerBound) }
        }
    }
}

extension LocalFact {
    fileprivate func isUsed(in range: Range<Int>) -> Bool { uses.contains { range.contains($0.range.lowerBound) } }
}
