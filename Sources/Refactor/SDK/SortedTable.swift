/// A tab-separated table, sorted by its bytes, that travels inside the program; looked up without being parsed whole.
struct SortedTable: Sendable {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    /// The rows whose first column is exactly the key, split into columns.
    func rows(for key: String) -> [[String]] { rows(beginningWith: key + "\t") }

    /// The rows that begin with a text, split into columns.
    func rows(beginningWith text: String) -> [[String]] {
        self.text.withUTF8Buffer { bytes in
            let wanted = Array(text.utf8)
            var start = Self.firstRow(in: bytes, notBefore: wanted)
            var found: [[String]] = []
            while start < bytes.count, Self.row(at: start, in: bytes, startsWith: wanted) {
                let end = Self.endOfRow(from: start, in: bytes)
                found.append(Self.columns(UnsafeBufferPointer(rebasing: bytes[start..<end])))
                start = end + 1
            }
            return found
        }
    }

    /// One column of the row that begins at an offset; empty where the row has fewer.
    func column(_ column: Int, ofRowAt start: Int) -> String {
        text.withUTF8Buffer { bytes in
            var start = start
            for _ in 0..<column {
                while start < bytes.count, bytes[start] != UInt8(ascii: "\t") {
                    if bytes[start] == UInt8(ascii: "\n") { return "" }
                    start += 1
                }
                start = min(start + 1, bytes.count)
            }
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\t"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
            return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        }
    }

    /// All rows; for indexes that are built once.
    func allRows() -> [[String]] {
        text.withUTF8Buffer { bytes in
            var found: [[String]] = []
            var start = 0
            while start < bytes.count {
                let end = Self.endOfRow(from: start, in: bytes)
                found.append(Self.columns(UnsafeBufferPointer(rebasing: bytes[start..<end])))
                start = end + 1
            }
            return found
        }
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static func columns(_ row: Bytes) -> [String] {
        var columns: [String] = []
        var start = 0
        for index in 0...row.count where index == row.count || row[index] == UInt8(ascii: "\t") {
            columns.append(String(decoding: Bytes(rebasing: row[start..<index]), as: UTF8.self))
            start = index + 1
        }
        return columns
    }

    private static func endOfRow(from start: Int, in bytes: Bytes) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    private static func startOfRow(around offset: Int, in bytes: Bytes) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    private static func row(at start: Int, in bytes: Bytes, startsWith key: [UInt8]) -> Bool {
        start + key.count <= bytes.count && bytes[start..<start + key.count].elementsEqual(key)
    }

    /// Offset of the first row that does not sort before the key.
    private static func firstRow(in bytes: Bytes, notBefore key: [UInt8]) -> Int {
        var low = 0
        var high = bytes.count
        while low < high {
            let start = startOfRow(around: (low + high) / 2, in: bytes)
            let end = endOfRow(from: start, in: bytes)
            if precedes(bytes, start..<end, key) { low = end + 1 } else { high = start }
        }
        return low
    }

    /// Returns true if a row sorts before a key.
    private static func precedes(_ bytes: Bytes, _ row: Range<Int>, _ key: [UInt8]) -> Bool {
        let shared = min(row.count, key.count)
        var index = 0
        while index < shared {
            let byte = bytes[row.lowerBound + index]
            if byte != key[index] { return byte < key[index] }
            index += 1
        }
        return row.count < key.count
    }
}
