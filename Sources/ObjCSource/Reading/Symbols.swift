/// The identifiers of a file, each spelled once: a symbol is an index into `texts`.
struct Symbols {
    private(set) var texts: [String] = []
    private var letters: [UInt8] = []
    private var starts: [Int] = [0]
    /// An open hash table of symbols; -1 where none is.
    private var slots = [Int32](repeating: -1, count: 1024)

    /// The words that have the same symbol in every file come first.
    init() {
        for word in Word.all {
            let bytes = Array(word.utf8)
            _ = symbol(of: 0..<bytes.count, in: bytes)
        }
    }

    /// The symbol of the identifier at a range of bytes.
    mutating func symbol(of range: Range<Int>, in bytes: [UInt8]) -> Int32 {
        var slot = hash(of: range, in: bytes) & (slots.count - 1)
        while slots[slot] >= 0 {
            if isEqual(slots[slot], to: range, in: bytes) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let symbol = Int32(texts.count)
        slots[slot] = symbol
        texts.append(String(decoding: bytes[range], as: UTF8.self))
        letters += bytes[range]
        starts.append(letters.count)
        if texts.count * 2 > slots.count { grow() }
        return symbol
    }

    private func isEqual(_ symbol: Int32, to range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let start = starts[Int(symbol)]
        guard starts[Int(symbol) + 1] - start == range.count else { return false }
        for offset in 0..<range.count where letters[start + offset] != bytes[range.lowerBound + offset] {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for symbol in texts.indices {
            var slot = hash(of: starts[symbol]..<starts[symbol + 1], in: letters) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(symbol)
        }
    }

    private func hash(of range: Range<Int>, in bytes: [UInt8]) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 0x7fff_ffff)
    }
}
