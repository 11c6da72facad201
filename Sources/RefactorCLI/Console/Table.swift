/// Rows of cells with aligned columns.
enum Table {
    /// Lines indented by two blanks; the last column is not padded. Cells in `right` are set flush right.
    static func lines(_ rows: [[String]], right: Set<Int> = []) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.indices.contains(column) ? width(of: $0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = " "
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - width(of: cell))
                let isLast = column == row.count - 1
                line +=
                    " " + (right.contains(column) ? padding + cell : isLast ? cell : cell + padding)
                    + (isLast ? "" : " ")
            }
            return line
        }
    }

    /// Columns that a text takes on a terminal: East Asian characters and emoji take two.
    static func width(of text: String) -> Int {
        var width = 0
        var isEscape = false
        for scalar in text.unicodeScalars {
            if scalar.value == 27 { isEscape = true }
            if isEscape {
                if scalar == "m" { isEscape = false }
                continue
            }
            let isWide =
                (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
                || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
                || (0xFE30...0xFE6F).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
                || (0x1F300...0x1FAFF).contains(scalar.value)
            width += isWide ? 2 : 1
        }
        return width
    }
}
