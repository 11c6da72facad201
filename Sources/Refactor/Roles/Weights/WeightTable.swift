/// Reads the tables of weights: a name and whole numbers on each line.
///
/// Every run reads them: loops over plain bytes are quick in a debug build too.
enum WeightTable {
    /// The scores of a table, by name.
    static func scores(of text: String) -> [String: Score] {
        var scores: [String: Score] = [:]
        for row in rows(of: text) where scores[row.name] == nil { scores[row.name] = Score(row.numbers) }
        return scores
    }

    /// The rows of a table, by name, in the order of the text.
    static func rows(of text: String) -> [(name: String, numbers: [Int])] {
        var text = text
        return text.withUTF8 { bytes in
            var rows: [(name: String, numbers: [Int])] = []
            guard var next = bytes.baseAddress else { return rows }
            let end = next + bytes.count
            while next < end {
                let name = field(from: &next, until: end)
                var numbers: [Int] = []
                while next < end, next.pointee != 10 {
                    if let number = number(field(from: &next, until: end)) { numbers.append(number) }
                }
                next += 1
                if !name.isEmpty { rows.append((String(decoding: name, as: UTF8.self), numbers)) }
            }
            return rows
        }
    }

    private typealias Field = UnsafeBufferPointer<UInt8>

    /// The next field of a line, and the spaces around it; empty at the end of the line.
    private static func field(from next: inout UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>) -> Field {
        while next < end, next.pointee == 32 { next += 1 }
        let start = next
        while next < end, next.pointee != 32, next.pointee != 10 { next += 1 }
        let field = Field(start: start, count: next - start)
        while next < end, next.pointee == 32 { next += 1 }
        return field
    }

    private static func number(_ field: Field) -> Int? { Int(String(decoding: field, as: UTF8.self)) }
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
