/// What was tried, and how it went.
struct Tally: Sendable {
    /// Cases by mutation and command, and those of them that failed.
    private var cases: [String: [String: (count: Int, failed: Int)]] = [:]
    private(set) var count = 0
    var runs = 0
    var done = 0

    mutating func add(mutations: [String], command: String, isFailed: Bool) {
        count += 1
        for mutation in mutations {
            let old = cases[mutation, default: [:]][command] ?? (0, 0)
            cases[mutation, default: [:]][command] = (old.count + 1, old.failed + (isFailed ? 1 : 0))
        }
    }

    /// A line for each mutation, a column for each command; failures stand behind a cross.
    var table: String {
        let commands = Set(cases.values.flatMap(\.keys)).sorted()
        var rows = [["mutation"] + commands + ["all"]]
        for mutation in cases.keys.sorted() {
            let row = commands.map { cases[mutation]?[$0] ?? (0, 0) }
            rows.append([mutation] + (row + [Self.sum(row)]).map(Self.text))
        }
        let sums = commands.map { command in Self.sum(cases.values.map { $0[command] ?? (0, 0) }) }
        rows.append(["all"] + (sums + [Self.sum(sums)]).map(Self.text))
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { index, cell in
                let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + blanks : blanks + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private static func sum(_ cells: [(count: Int, failed: Int)]) -> (count: Int, failed: Int) {
        cells.reduce((0, 0)) { ($0.count + $1.count, $0.failed + $1.failed) }
    }

    private static func text(_ cell: (count: Int, failed: Int)) -> String {
        cell.failed == 0 ? "\(cell.count)" : "\(cell.count) ✗\(cell.failed)"
    }
}
