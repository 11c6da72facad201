/// The opinion of a single statement on its role.
struct StatementOpinion: Equatable {
    /// The role to which it points by itself; nil when it may stand in several.
    let role: Role?
    /// The roles that may make its calls, likeliest first; empty when any may.
    let callers: [Role]
    /// It makes a value for the statements behind it.
    let isDeclaration: Bool
    /// A phrase that completes "because it …".
    let reason: String

    /// The opinion of a line of the log: it goes with its neighbours.
    static let none = StatementOpinion(
        role: nil, callers: [], isDeclaration: true, reason: "stands among such statements")

    /// The role it takes between the statement before it and the next one that points somewhere.
    func role(after previous: Role, before next: Role?) -> Role {
        if let role { return role }
        // A condition or a loop of the view around what is beyond it is a decision.
        if callers.isEmpty, !isDeclaration, previous == .view, let next, next != .view { return .presenter }
        let around = isDeclaration ? [next ?? previous, previous] : [previous, next ?? previous]
        if callers.isEmpty { return around[0] }
        return around.first { callers.contains($0) } ?? callers[0]
    }
}
