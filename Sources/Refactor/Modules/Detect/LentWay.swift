/// A way out of a body that no module owns.
struct LentWay: Sendable {
    let edge: ModuleEdge
    /// The branch of a `switch` that it stands in.
    let scene: WireScene?

    /// Those that a call takes by the cases that it names; all where it names none.
    static func meant(_ ways: [LentWay], by call: LentCall) -> [LentWay] {
        if call.named.isEmpty { return ways }
        let chosen = call.named.intersection(ways.flatMap { $0.scene?.cases ?? [] })
        return ways.filter { $0.scene?.isTaken(by: chosen) ?? true }
    }
}
