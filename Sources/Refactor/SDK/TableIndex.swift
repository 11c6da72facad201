/// Finds the rows of a table by the names in one of its first two columns, without keeping the names.
///
/// A hash table of row offsets, made at first use in less than a millisecond: names of the app, which are in no table, are
/// asked for as often as those of the SDK, and need to be told apart at once.
struct TableIndex: Sendable {
    private let text: StaticString
    private let column: Int
    /// Offsets of rows, one more each; 0 where there is none. Their number is a power of two.
    private var slots: [UInt32]

    /// Of several rows with one name the first counts; empty names have none.
    init(of text: StaticString, column: Int) {
        self.text = text
        self.column = column
        slots = []
        let starts = text.withUTF8Buffer { Self.rowStarts(in: $0) }
        var size = 16
        while size < 2 * starts.count { size *= 2 }
        var slots = [UInt32](repeating: 0, count: size)
        text.withUTF8Buffer { bytes in
            for start in starts {
                let name = Self.name(in: column, ofRowAt: start, bytes)
                guard !name.isEmpty else { continue }
                var slot = Self.hash(name) & (size - 1)
                while slots[slot] != 0 {
                    if Self.name(in: column, ofRowAt: Int(slots[slot]) - 1, bytes).elementsEqual(name) { break }
                    slot = (slot + 1) & (size - 1)
                }
                if slots[slot] == 0 { slots[slot] = UInt32(start + 1) }
            }
        }
        self.slots = slots
    }

    /// The offset of the row with a name; nil where there is none.
    func row(of name: String) -> Int? {
        var name = name
        return name.withUTF8 { wanted in
            guard !wanted.isEmpty else { return nil }
            return text.withUTF8Buffer { bytes in
                let wanted = wanted[...]
                var slot = Self.hash(wanted) & (slots.count - 1)
                while slots[slot] != 0 {
                    let start = Int(slots[slot]) - 1
                    if Self.name(in: column, ofRowAt: start, bytes).elementsEqual(wanted) { return start }
                    slot = (slot + 1) & (slots.count - 1)
                }
                return nil
            }
        }
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static func rowStarts(in bytes: Bytes) -> [Int] {
        var starts: [Int] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            starts.append(start)
            start = index + 1
        }
        if start < bytes.count { starts.append(start) }
        return starts
    }

    private static func name(in column: Int, ofRowAt start: Int, _ bytes: Bytes) -> Slice<Bytes> {
        var start = start
        for _ in 0..<column {
            while start < bytes.count, !isEnd(bytes[start]) { start += 1 }
            start = min(start + 1, bytes.count)
        }
        var end = start
        while end < bytes.count, !isEnd(bytes[end]) { end += 1 }
        return bytes[start..<end]
    }

    private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") }

    /// FNV-1a.
    private static func hash(_ name: Slice<Bytes>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash >> 1)
    }
}
