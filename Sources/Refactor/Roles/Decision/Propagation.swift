/// Lets members that use one another agree on their roles: eight damped rounds over the member graph.
struct Propagation {
    /// The most that all neighbours together may say for or against a role, in steps of log-odds.
    private static let most = 4.0
    private static let rounds = 8

    private let own: [Score]
    private let fixed: [Role?]
    private let links: [Link]
    private let strength: Double

    /// An edge with its table.
    private struct Link {
        let from: Int
        let to: Int
        let kind: MemberEdge.Kind
        let table: PairTable
        /// The share to which the link counts: one, and less for what mixed entry points do with state.
        let share: Double
    }

    init(own: [Score], fixed: [Role?], reading: RuleContext, weights: RoleWeights) {
        self.own = own
        self.fixed = fixed
        strength = weights.strength
        let members = reading.controller.members
        let clarity = RoleSeparation(of: reading)
        links = reading.graph.edges.compactMap { edge in
            PairKind(of: edge, in: members).flatMap { weights.pairs[$0] }.map {
                Link(
                    from: edge.from, to: edge.to, kind: edge.kind, table: $0,
                    share: clarity.share(of: edge, slope: weights.mixture))
            }
        }
    }

    /// Returns the final influences on each member, neighbour by neighbour.
    func run() -> [[Influence]] {
        var likelihoods = zip(own, fixed).map { score, role in
            role.map(Likelihood.init(only:)) ?? Likelihood(of: score)
        }
        for _ in 0..<Self.rounds {
            let said = influences(from: likelihoods)
            for index in own.indices where fixed[index] == nil {
                let steps = zip(Likelihood.steps(of: own[index]), Self.sum(said[index])).map { $0 + $1 }
                let new = Likelihood(steps: steps).values
                likelihoods[index].values = zip(likelihoods[index].values, new).map { ($0 + $1) / 2 }
            }
        }
        return influences(from: likelihoods)
    }

    private func influences(from likelihoods: [Likelihood]) -> [[Influence]] {
        var influences = [[Influence]](repeating: [], count: own.count)
        for link in links {
            let user = centred((0..<4).map { toUser(link, $0, likelihoods) * link.share })
            influences[link.from].append(Influence(neighbour: link.to, isUser: false, kind: link.kind, steps: user))
            let used = centred((0..<4).map { toUsed(link, $0, likelihoods) * link.share })
            influences[link.to].append(Influence(neighbour: link.from, isUser: true, kind: link.kind, steps: used))
        }
        return influences.map(Self.tempered)
    }

    private func toUser(_ link: Link, _ role: Int, _ likelihoods: [Likelihood]) -> Double {
        (0..<4).reduce(0) { $0 + link.table.value(role, $1) * likelihoods[link.to].values[$1] }
    }

    private func toUsed(_ link: Link, _ role: Int, _ likelihoods: [Likelihood]) -> Double {
        (0..<4).reduce(0) { $0 + link.table.value($1, role) * likelihoods[link.from].values[$1] }
    }

    /// Against the average of the roles, with the strength of neighbours.
    private func centred(_ steps: [Double]) -> [Double] {
        let average = steps.reduce(0, +) / 4
        return steps.map { strength * ($0 - average) }
    }

    private static func sum(_ influences: [Influence]) -> [Double] {
        influences.reduce(into: [0, 0, 0, 0]) { sum, influence in
            for role in 0..<4 { sum[role] += influence.steps[role] }
        }
    }

    /// Turned down together where together they would be too loud.
    private static func tempered(_ influences: [Influence]) -> [Influence] {
        let loudest = sum(influences).map(abs).max() ?? 0
        guard loudest > most else { return influences }
        return influences.map { influence in
            var influence = influence
            influence.steps = influence.steps.map { $0 * (most / loudest) }
            return influence
        }
    }
}
