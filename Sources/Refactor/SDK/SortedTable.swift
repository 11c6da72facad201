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

    /// The first column by the second, of rows where the two differ; the first such row counts.
    func firstBySecondColumn() -> [String: String] {
        text.withUTF8Buffer { bytes in
            var found: [String: String] = [:]
            var start = 0
            while start < bytes.count {
                let end = Self.endOfRow(from: start, in: bytes)
                let columns = bytes[start..<end].split(
                    separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
                start = end + 1
                guard columns.count > 1, !columns[1].isEmpty, !columns[0].elementsEqual(columns[1]) else { continue }
                let second = String(decoding: columns[1], as: UTF8.self)
                if found[second] == nil { found[second] = String(decoding: columns[0], as: UTF8.self) }
            }
            return found
        }
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static func columns(_ row: Bytes) -> [String] {
        row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
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
            if bytes[start..<end].lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
        }
        return low
    }
}
