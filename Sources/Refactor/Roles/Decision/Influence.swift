/// The influence of one neighbour on a member's role.
struct Influence: Sendable, Equatable {
    /// The other member, by index.
    let neighbour: Int
    /// The neighbour uses the member; else the member uses the neighbour.
    let isUser: Bool
    let kind: MemberEdge.Kind
    /// Steps of log-odds for each of the four main roles, against their average.
    var steps: [Double]

    func steps(for role: Role) -> Double {
        Likelihood.roles.firstIndex(of: role).map { steps[$0] } ?? 0
    }
}
