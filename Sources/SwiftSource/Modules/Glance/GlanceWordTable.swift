/// Finds the words and signs that structure a file by their letters, without making a text of each.
struct GlanceWordTable {
    /// Up to 16 letters of a word, packed.
    struct Letters: Equatable {
        private var first: UInt64 = 0
        private var second: UInt64 = 0
        private(set) var count = 0

        mutating func append(_ byte: UInt8) {
            if count < 8 { first |= UInt64(byte) << UInt64(8 * count) }
            if count >= 8, count < 16 { second |= UInt64(byte) << UInt64(8 * (count - 8)) }
            count += 1
        }

        fileprivate var slot: Int { Int(((first ^ second &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 54) }
    }

    /// A thousand places, most of them empty; words that want the same one stand behind each other.
    private var places: [(letters: Letters, word: GlanceWord)?] = Array(repeating: nil, count: 1024)

    init() {
        for word in GlanceWord.allCases where word != .other {
            var letters = Letters()
            for byte in word.rawValue.utf8 { letters.append(byte) }
            var slot = letters.slot
            while places[slot] != nil { slot = (slot + 1) & 1023 }
            places[slot] = (letters, word)
        }
    }

    func word(_ letters: Letters) -> GlanceWord {
        var slot = letters.slot
        while let place = places[slot] {
            if place.letters == letters { return place.word }
            slot = (slot + 1) & 1023
        }
        return .other
    }

    static let all = GlanceWordTable()
}
