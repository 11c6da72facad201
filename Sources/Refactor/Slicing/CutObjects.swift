/// Objects that are made for whoever asks.
extension Cutter {
    /// Returns true if all that the view would get of a cut is an object that the cut makes for it, which it can make as well:
    /// `let group = DispatchGroup()`, `let action = Action(title: title) { … }`.
    func onlyMakes(_ run: ArraySlice<StatementNode>, _ cut: Cut, at place: Place) -> Bool {
        guard !rules.isObjectiveC, place.role == .origin, let result = cut.result,
            let made = tree.locals.last(where: { local in
                local.name == result.name && cut.code.contains(local.declaration.lowerBound)
                    && run.contains { $0.range.contains(local.declaration.lowerBound) }
            }), case .binding(_, let value?) = made.origin, let arguments = Self.initializerArguments(value)
        else { return false }
        return arguments.contains(where: \.isClosure) || !rules.isData(result.type)
    }

    /// The arguments of `Action(title)` and `Action.init(title)`; nil for any other expression.
    private static func initializerArguments(_ value: Expression) -> [Expression]? {
        guard case .call(let callee, _, let arguments) = value else { return nil }
        switch callee {
        case .name(let name, _): return name.first?.isUppercase == true ? arguments : nil
        case .member(.name(let name, _), name: "init"): return name.first?.isUppercase == true ? arguments : nil
        default: return nil
        }
    }
}

extension Expression {
    fileprivate var isClosure: Bool {
        if case .closure = self { return true }
        return false
    }
}
