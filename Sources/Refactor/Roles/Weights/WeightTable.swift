/// Reads the tables of weights: a name and whole numbers on each line.
enum WeightTable {
    /// The scores of a table, by name.
    static func scores(of text: String) -> [String: Score] {
        Dictionary(rows(of: text).map { ($0.name, Score($0.numbers)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The rows of a table, by name, in the order of the text.
    static func rows(of text: String) -> [(name: String, numbers: [Int])] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            guard let name = fields.first else { return nil }
            return (String(name), fields.dropFirst().compactMap { Int($0) })
        }
    }
}

extension RoleWeights {
    /// The weights that the tool decides with.
    package static let standard = RoleWeights(
        starts: StandardWeights.starts, signs: StandardWeights.signs, words: RoleWords.points,
        pairs: StandardWeights.pairs, strength: StandardWeights.strength, mixture: StandardWeights.mixture)

    /// Weights from tables; pairs of unknown kinds are left out.
    package init(
        starts: String, signs: String, words: String = "", pairs: String, strength: Double, mixture: Double
    ) {
        var byUse: [PairKind: PairTable] = [:]
        for row in WeightTable.rows(of: pairs) where row.numbers.count == 16 {
            let rows = (0..<4).map { Array(row.numbers[$0 * 4..<$0 * 4 + 4]) }
            if let kind = PairKind(rawValue: row.name) { byUse[kind] = PairTable(rows) }
        }
        self.init(
            starts: WeightTable.scores(of: starts), signs: WeightTable.scores(of: signs),
            words: WeightTable.scores(of: words), pairs: byUse, strength: strength, mixture: mixture)
    }
}
