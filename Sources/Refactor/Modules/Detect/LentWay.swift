/// A way out of a body that no module owns.
struct LentWay: Sendable {
    let edge: ModuleEdge
    /// The cases of the branch that it stands in, none for `default`; nil outside of any.
    let cases: [String]?

    /// Those that a call takes by the cases that it names; all where it names none.
    static func meant(_ ways: [LentWay], by call: LentCall) -> [LentWay] {
        if call.named.isEmpty { return ways }
        let chosen = call.named.intersection(ways.flatMap { $0.cases ?? [] })
        return ways.filter { way in
            guard let cases = way.cases else { return true }
            return cases.isEmpty ? chosen.isEmpty : !chosen.isDisjoint(with: cases)
        }
    }
}
