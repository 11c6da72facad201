import Foundation
import Refactor

/// Multinomial regression over the rows of the table: steps of log-odds for each row and role.
///
/// Penalised by the square of the weights (L2). A repository counts with the root of its size, so that a large one does
/// not decide alone. Minimised by Adam (Kingma and Ba, 2015) over all examples, 300 steps: the same bytes on each run.
struct Regression {
    private static let penalty = 2.0
    private static let steps = 300

    /// For each row four numbers: view, presenter, interactor, router.
    let weights: [String: [Double]]
    /// How many examples each row has.
    let examples: [String: Int]

    init(_ examples: [Example]) {
        let names = Set(examples.flatMap(\.rows)).sorted()
        let index = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        var counts: [String: Int] = [:]
        for example in examples { for row in example.rows { counts[row, default: 0] += 1 } }
        self.examples = counts
        let rows = examples.map { $0.rows.compactMap { index[$0] } }
        let roles = examples.map(\.role.rank)
        let shares = Self.shares(of: examples)
        var weights = [Double](repeating: 0, count: names.count * 4)
        var momentum = weights
        var squares = weights
        for step in 1...Self.steps {
            let slope = Self.slope(at: weights, rows: rows, roles: roles, shares: shares)
            let rate = 0.05 / (1 - pow(0.9, Double(step)))
            let scale = 1 - pow(0.999, Double(step))
            for place in weights.indices {
                momentum[place] = 0.9 * momentum[place] + 0.1 * slope[place]
                squares[place] = 0.999 * squares[place] + 0.001 * slope[place] * slope[place]
                weights[place] -= rate * momentum[place] / ((squares[place] / scale).squareRoot() + 1e-8)
            }
        }
        self.weights = Dictionary(
            uniqueKeysWithValues: names.enumerated().map { ($1, Array(weights[$0 * 4..<$0 * 4 + 4])) })
    }

    /// How much each example counts: one on average.
    private static func shares(of examples: [Example]) -> [Double] {
        var sizes: [String: Double] = [:]
        for example in examples { sizes[example.repository, default: 0] += 1 }
        let raw = examples.map { 1 / (sizes[$0.repository] ?? 1).squareRoot() }
        let mean = raw.reduce(0, +) / Double(max(1, raw.count))
        return zip(raw, examples).map { $0 / mean * $1.share }
    }

    private static func slope(
        at weights: [Double], rows: [[Int]], roles: [Int], shares: [Double]
    ) -> [Double] {
        var slope = weights.map { penalty * $0 }
        for example in rows.indices {
            var scores = [0.0, 0, 0, 0]
            for row in rows[example] { for role in 0..<4 { scores[role] += weights[row * 4 + role] } }
            let highest = scores.max() ?? 0
            let powers = scores.map { exp($0 - highest) }
            let sum = powers.reduce(0, +)
            for role in 0..<4 {
                let error = (powers[role] / sum - (role == roles[example] ? 1 : 0)) * shares[example]
                for row in rows[example] { slope[row * 4 + role] += error }
            }
        }
        return slope
    }
}
