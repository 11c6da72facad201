/// Finds the rows of a table by the names in one of its first two columns, without keeping the names.
///
/// A hash table of row offsets, made at first use in less than a millisecond: names of the app, which are in no table, are
/// asked for as often as those of the SDK, and need to be told apart at once. Every run makes it, so it reads plain bytes.
struct TableIndex: Sendable {
    private let text: StaticString
    private let column: Int
    /// Offsets of rows, one more each; 0 where there is none. Their number is a power of two.
    private let slots: [UInt32]

    /// Of several rows with one name the first counts; empty names have none.
    init(of text: StaticString, column: Int) {
        self.text = text
        self.column = column
        let rows = Self.rows(in: text)
        var size = 16
        while size < 2 * rows { size *= 2 }
        var slots = [UInt32](repeating: 0, count: size)
        slots.withUnsafeMutableBufferPointer { slots in
            guard let first = slots.baseAddress else { return }
            Self.fill(first, mask: size - 1, from: text, column)
        }
        self.slots = slots
    }

    /// The offset of the row with a name; nil where there is none.
    func row(of name: String) -> Int? {
        guard !name.isEmpty else { return nil }
        var name = name
        return name.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return nil }
            let wanted = Name(at: start, until: start + bytes.count)
            guard wanted.count == bytes.count else { return nil }
            return slots.withUnsafeBufferPointer { slots in
                guard let first = slots.baseAddress else { return nil }
                let slot = Self.slot(of: wanted, in: first, mask: slots.count - 1, text, column)
                return first[slot] == 0 ? nil : Int(first[slot]) - 1
            }
        }
    }

    /// How many rows there are, and perhaps one more.
    private static func rows(in text: StaticString) -> Int {
        var rows = 1
        var next = text.utf8Start
        let end = next + text.utf8CodeUnitCount
        while next < end {
            if next.pointee == newline { rows += 1 }
            next += 1
        }
        return rows
    }

    private static func fill(_ slots: UnsafeMutablePointer<UInt32>, mask: Int, from text: StaticString, _ column: Int) {
        let start = text.utf8Start
        let end = start + text.utf8CodeUnitCount
        var row = start
        while row < end {
            let name = Name(inColumn: column, ofRowAt: row, until: end)
            if name.count > 0 {
                let slot = slot(of: name, in: slots, mask: mask, text, column)
                if slots[slot] == 0 { slots[slot] = UInt32(row - start + 1) }
            }
            while row < end, row.pointee != newline { row += 1 }
            row += 1
        }
    }

    /// Where the row of a name stands, or would.
    private static func slot(
        of name: Name, in slots: UnsafePointer<UInt32>, mask: Int, _ text: StaticString, _ column: Int
    ) -> Int {
        let start = text.utf8Start
        let end = start + text.utf8CodeUnitCount
        var slot = name.hash & mask
        while slots[slot] != 0 {
            let row = start + (Int(slots[slot]) - 1)
            if Name(inColumn: column, ofRowAt: row, until: end).equals(name) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    /// The bytes of a name, up to the end of its column, with their hash.
    private struct Name {
        let start: UnsafePointer<UInt8>
        let count: Int
        /// FNV-1a.
        let hash: Int

        init(at start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>) {
            var hash: UInt = 0xcbf2_9ce4_8422_2325
            var next = start
            while next < end, next.pointee != tab, next.pointee != newline {
                hash = (hash ^ UInt(truncatingIfNeeded: next.pointee)) &* 0x100_0000_01b3
                next += 1
            }
            self.start = start
            count = next - start
            self.hash = Int(truncatingIfNeeded: hash >> 1)
        }

        init(inColumn column: Int, ofRowAt row: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>) {
            var start = row
            var left = column
            while left > 0, start < end {
                while start < end, start.pointee != tab, start.pointee != newline { start += 1 }
                if start < end { start += 1 }
                left -= 1
            }
            self.init(at: start, until: end)
        }

        func equals(_ other: Name) -> Bool {
            guard count == other.count, hash == other.hash else { return false }
            var index = 0
            while index < count {
                if start[index] != other.start[index] { return false }
                index += 1
            }
            return true
        }
    }
}

private let tab: UInt8 = 9
private let newline: UInt8 = 10
