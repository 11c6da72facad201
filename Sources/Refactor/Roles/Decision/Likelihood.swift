/// The likelihood of each of the four main roles, from a score.
struct Likelihood: Sendable, Equatable {
    /// The roles between which members of a controller are shared out; nested types have more.
    static let roles: [Role] = [.view, .presenter, .interactor, .router]

    var values: [Double]

    init(values: [Double]) { self.values = values }

    /// Certainty.
    init(only role: Role) { values = Self.roles.map { $0 == role ? 1 : 0 } }

    /// The soft maximum of steps of log-odds.
    init(steps: [Double]) {
        let highest = steps.max() ?? 0
        let powers = steps.map { Self.exponential($0 - highest) }
        let sum = powers.reduce(0, +)
        values = powers.map { $0 / sum }
    }

    init(of score: Score) { self.init(steps: Self.steps(of: score)) }

    static func steps(of score: Score) -> [Double] {
        roles.map { Double(score[$0]) / RoleWeights.pointsPerStep }
    }

    /// The exponential of a number that is not positive, close enough, from multiplications alone: the last digit must
    /// be the same on every machine.
    private static func exponential(_ number: Double) -> Double {
        var power = 1 + max(number, -40) / 1024
        for _ in 0..<10 { power *= power }
        return power
    }
}
