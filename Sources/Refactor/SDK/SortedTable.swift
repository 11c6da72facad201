/// A tab-separated table, sorted by its bytes, that travels inside the program; looked up without being parsed whole.
struct SortedTable: Sendable {
    private typealias Place = UnsafePointer<UInt8>

    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    /// The rows whose first column is exactly the key, split into columns.
    func rows(for key: String) -> [[String]] { rows(beginningWith: key + "\t") }

    /// The rows that begin with a text, split into columns.
    func rows(beginningWith text: String) -> [[String]] {
        var key = text
        return key.withUTF8 { key in
            guard let wanted = key.baseAddress else { return allRows() }
            var row = firstRow(notBefore: wanted, key.count)
            var found: [[String]] = []
            while row < end, Self.order(of: row, until: end, wanted, key.count) == 0 {
                let end = endOfRow(from: row)
                found.append(Self.columns(from: row, until: end))
                row = end + 1
            }
            return found
        }
    }

    /// One column of the row that begins at an offset; empty where the row has fewer.
    func column(_ column: Int, ofRowAt offset: Int) -> String {
        var start = start + offset
        var left = column
        while left > 0 {
            start = Self.endOfColumn(from: start, until: end)
            if start == end || start.pointee == 10 { return "" }
            start += 1
            left -= 1
        }
        return Self.text(from: start, until: Self.endOfColumn(from: start, until: end))
    }

    /// All rows; for indexes that are built once.
    func allRows() -> [[String]] {
        var found: [[String]] = []
        var row = start
        while row < end {
            let end = endOfRow(from: row)
            found.append(Self.columns(from: row, until: end))
            row = end + 1
        }
        return found
    }

    // MARK: - Bytes

    // Every run looks things up: plain bytes, 9 the tab and 10 the end of a row, are quick in a debug build too.

    private var start: Place { text.utf8Start }
    private var end: Place { text.utf8Start + text.utf8CodeUnitCount }

    private static func text(from start: Place, until end: Place) -> String {
        String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }

    private static func columns(from start: Place, until end: Place) -> [String] {
        var columns: [String] = []
        var start = start
        while true {
            let next = endOfColumn(from: start, until: end)
            columns.append(text(from: start, until: next))
            if next == end { return columns }
            start = next + 1
        }
    }

    private static func endOfColumn(from start: Place, until end: Place) -> Place {
        var next = start
        while next < end, next.pointee != 9, next.pointee != 10 { next += 1 }
        return next
    }

    private func endOfRow(from start: Place) -> Place {
        let end = end
        var next = start
        while next < end, next.pointee != 10 { next += 1 }
        return next
    }

    private func startOfRow(around place: Place) -> Place {
        let first = start
        var start = place
        while start > first, (start - 1).pointee != 10 { start -= 1 }
        return start
    }

    /// The first row that does not sort before the key.
    private func firstRow(notBefore key: Place, _ count: Int) -> Place {
        var low = start
        var high = end
        while low < high {
            let row = startOfRow(around: low + (high - low) / 2)
            let end = endOfRow(from: row)
            if Self.order(of: row, until: end, key, count) < 0 { low = end + 1 } else { high = row }
        }
        return low
    }

    /// Below 0 for a row that sorts before a key, 0 for one that begins with it.
    private static func order(of row: Place, until end: Place, _ key: Place, _ count: Int) -> Int {
        var index = 0
        while index < count {
            if row + index >= end { return -1 }
            if row[index] != key[index] { return row[index] < key[index] ? -1 : 1 }
            index += 1
        }
        return 0
    }
}
