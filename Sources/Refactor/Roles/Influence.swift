/// What one neighbour says about a member's role.
struct Influence: Sendable, Equatable {
    /// The other member, by index.
    let neighbour: Int
    /// The neighbour uses the member; else the member uses the neighbour.
    let isUser: Bool
    let kind: MemberEdge.Kind
    /// Steps of log-odds for each of the four main roles.
    let steps: [Double]

    /// What it says for a role, against the average of all.
    func steps(for role: Role) -> Double {
        guard let place = Likelihood.roles.firstIndex(of: role) else { return 0 }
        return steps[place] - steps.reduce(0, +) / Double(steps.count)
    }
}
