/// A way out of a body that no module owns.
struct LentWay: Sendable {
    let edge: ModuleEdge
    /// The branch of a `switch` that it stands in.
    let scene: WireScene?

    /// True if the branch stands in a method that another one hands on to: a case may be named to that for another reason.
    var isBehind = false

    /// Those that a call takes by the cases that it names; all where it names none.
    static func meant(_ ways: [LentWay], by call: LentCall) -> [LentWay] {
        if call.named.isEmpty { return ways }
        let chosen = call.named.intersection(ways.flatMap { $0.scene?.cases ?? [] })
        let isOpen = chosen.isEmpty && !call.namesTypes
        return ways.filter { $0.isBehind && isOpen || $0.scene?.isTaken(by: chosen) ?? true }
    }

    /// The same way, out of a method that hands on to it by a call.
    func behind(_ call: LentCall) -> LentWay {
        if let scene = call.scene { return LentWay(edge: edge, scene: scene) }
        return LentWay(edge: edge, scene: call.named.isEmpty ? scene : nil, isBehind: true)
    }
}
