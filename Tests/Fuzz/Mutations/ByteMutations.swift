/// Changes that know nothing of any grammar.
extension Mutation {
    /// The end is missing.
    static let truncation = Mutation("truncation") { text, dice, _ in Array(text.prefix(dice.below(text.count + 1))) }

    /// Some bits are others.
    static let bytes = Mutation("bytes") { text, dice, _ in
        var text = text
        guard !text.isEmpty else { return text }
        for _ in 0..<(1 + dice.below(4)) { text[dice.below(text.count)] ^= 1 << UInt8(dice.below(8)) }
        return text
    }

    /// Bytes that are no text: lone and overlong ones, surrogates, zero, marks of the byte order.
    static let invalidUTF8 = Mutation("invalidUTF8") { text, dice, _ in
        let sequences: [[UInt8]] = [
            [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF8, 0x88, 0x80, 0x80, 0x80], [0], [0x80],
            [0xEF, 0xBB, 0xBF], [0xF4, 0x90, 0x80, 0x80],
        ]
        let place = dice.isOne(in: 4) ? 0 : dice.below(text.count + 1)
        return Array(text[..<place]) + dice.pick(sequences) + text[place...]
    }

    /// Characters that look like others, or like nothing.
    static let controls = Mutation("controls") { text, dice, subject in
        let signs = [
            "\u{1B}[31m", "\u{7}", "\u{202E}", "\u{200B}", "\u{FEFF}", "\u{0}", "\u{C}", "\u{B}", "\u{A0}", "é", "👩‍👩‍👧",
            "\u{37E}", "\u{1A}", "\u{7F}", "\u{85}",
        ]
        let gaps = dice.isOne(in: 2) ? Gaps(in: text, subject.kind).anywhere : []
        let place = gaps.isEmpty ? dice.below(text.count + 1) : dice.pick(gaps)
        return isBoundary(place, in: text) ? text.inserting(dice.pick(signs), at: place) : text
    }

    /// Other line breaks, all of them or one.
    static let lineBreaks = Mutation("lineBreaks") { text, dice, _ in
        let breaks = ["\r", "\r\n", "\u{2028}", "\u{2029}", "\n\r", "\n\n", "\u{85}", "\u{B}", "\u{C}\n", "\\\n"]
        let chosen = Array(dice.pick(breaks).utf8)
        let places = text.indices.filter { text[$0] == 10 }
        guard !places.isEmpty else { return text }
        guard dice.isOne(in: 2) else {
            let place = dice.pick(places)
            return Array(text[..<place]) + chosen + text[(place + 1)...]
        }
        return text.flatMap { $0 == 10 ? chosen : [$0] }
    }

    /// Lines are missing, stand twice or elsewhere.
    static let lines = Mutation("lines") { text, dice, _ in
        var lines = text.lines
        guard lines.count > 1 else { return text }
        for _ in 0..<(1 + dice.below(3)) {
            let from = dice.below(lines.count)
            let count = min(1 + dice.below(6), lines.count - from)
            let block = lines[from..<from + count]
            switch dice.below(3) {
            case 0 where lines.count > count: lines.removeSubrange(from..<from + count)
            case 1: lines.insert(contentsOf: Array(block), at: dice.below(lines.count + 1))
            default:
                let other = dice.below(lines.count)
                lines.swapAt(from, other)
            }
        }
        return Array(lines.joined())
    }

    private static func isBoundary(_ place: Int, in text: [UInt8]) -> Bool {
        place == text.count || text[place] & 0xC0 != 0x80
    }
}
