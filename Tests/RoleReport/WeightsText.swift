import Refactor

/// `StandardWeights.swift` as text.
enum WeightsText {
    static func text(of weights: RoleWeights) -> String {
        let starts = weights.starts.sorted { $0.key < $1.key }.map { row($0, numbers(of: $1), width: 15) }
        let signs = weights.signs.sorted { $0.key < $1.key }.map { name, score in
            row(name, numbers(of: score), width: 32)
        }
        let pairs = weights.pairs.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, table in
            row(kind.rawValue, table.rows.flatMap { $0 }, width: 15)
        }
        return """
            /// The table of weights that the tool decides with.
            ///
            /// Each sign is a sentence that its rule explains. Columns: view, presenter, interactor, router; for nested types
            /// also entity and service. `RoleReport FOLDER --with=FOLDER --fit` prints this file anew from measured modules.
            enum StandardWeights {
                static let strength = \(weights.strength)
                static let mixture = \(weights.mixture)

                static let starts = \"""
            \(starts.joined(separator: "\n"))
                    \"""

                static let signs = \"""
            \(signs.joined(separator: "\n"))
                    \"""

                /// The user's role down (four groups of four), the used member's role across.
                static let pairs = \"""
            \(pairs.joined(separator: "\n"))
                    \"""
            }
            """
    }

    private static func numbers(of score: Score) -> [Int] {
        let all = Role.allCases.map { score[$0] }
        return all.suffix(2) == [0, 0] ? Array(all.prefix(4)) : all
    }

    private static func row(_ name: String, _ numbers: [Int], width: Int) -> String {
        let columns = numbers.map { number in
            let text = String(number)
            return String(repeating: " ", count: max(1, 5 - text.count)) + text
        }
        return "        " + name + String(repeating: " ", count: max(0, width - name.count)) + columns.joined()
    }
}
