/// The words for a cut from the branch that holds it: `showEmptyState`, `showNoRecording`.
enum BranchWords {
    /// The name for the role; nil where the branch says nothing.
    static func name(of cut: CutDescription) -> String? {
        guard let branch = cut.branch, let state = state(branch) else { return nil }
        switch cut.role {
        case .view: return "show" + state
        case .presenter: return "handle" + state
        case .entity, .interactor, .router, .service: return nil
        }
    }

    /// The state in which the statements run: `EmptyState` for `items.isEmpty`, `NoUser` where `let user` fails.
    static func state(_ branch: CutDescription.Branch) -> String? {
        switch branch {
        case .pattern(let pattern): pattern.contains("let ") || pattern.contains(",") ? nil : constant(pattern)
        case .condition(let condition, let holds): state(CutToken.tokens(of: condition), holds: holds)
        }
    }

    /// `.notDetermined` is `NotDetermined`.
    private static func constant(_ pattern: String) -> String? {
        let names = CutToken.tokens(of: pattern).filter { $0.kind == .name }
        return names.last.map { capitalized(plainParts(of: $0.text)) }
    }

    private static func state(_ tokens: [CutToken], holds: Bool) -> String? {
        guard !tokens.contains(where: { [",", "&&", "||", "{"].contains($0.text) && $0.kind == .mark }) else {
            return nil
        }
        if tokens.first?.isName("let") == true { return binding(tokens, holds: holds) }
        let isNegated = tokens.first?.isMark("!") == true
        let names = tokens.filter { $0.kind == .name && $0.text != "self" }
        guard let last = names.last, !tokens.contains(where: { $0.isMark("(") }) else { return nil }
        if let sign = tokens.firstIndex(where: { $0.isMark("==") || $0.isMark("!=") }) {
            return comparison(tokens[..<sign], tokens[(sign + 1)...], isEqual: tokens[sign].isMark("==") == holds)
        }
        let isTrue = isNegated != holds
        if last.text == "isEmpty", let owner = names.dropLast().last {
            return isTrue ? "EmptyState" : capitalized(plainParts(of: owner.text))
        }
        let parts = plainParts(of: last.text)
        guard parts.count > 1, parts[0] == "is" else { return nil }
        return isTrue ? capitalized(Array(parts.dropFirst())) : nil
    }

    /// `let user = session.user`.
    private static func binding(_ tokens: [CutToken], holds: Bool) -> String? {
        guard let bound = tokens.dropFirst().first, bound.kind == .name, !tokens.contains(where: { $0.isName("as") }),
            !tokens.contains(where: { $0.isMark("(") || $0.isMark("[") })
        else { return nil }
        let value = tokens.last { $0.kind == .name }?.text ?? bound.text
        let noun = capitalized(plainParts(of: bound.text.count < 4 ? value : bound.text))
        guard noun.count > 2, noun != "Self", holds || !noun.hasSuffix("Error") else { return nil }
        return holds ? noun : "No" + noun
    }

    /// `state == .loading` is `Loading`, `user == nil` is `NoUser`.
    private static func comparison(
        _ left: ArraySlice<CutToken>, _ right: ArraySlice<CutToken>, isEqual: Bool
    ) -> String? {
        guard let subject = left.last(where: { $0.kind == .name }), let value = right.last else { return nil }
        if value.isName("nil") { return (isEqual ? "No" : "") + capitalized(plainParts(of: subject.text)) }
        guard isEqual, value.kind == .name, right.first?.isMark(".") == true else { return nil }
        return capitalized(plainParts(of: value.text))
    }
}
