import Refactor

@testable import ObjCSource

/// Damages sources at random, the same way in every run.
struct Damager {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func number(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(limit, 1)))
    }

    /// A piece of a source, cut off, with tokens taken out, exchanged or doubled.
    mutating func damaged(_ bytes: [UInt8], round: Int) -> [UInt8] {
        let length = min(bytes.count, 700)
        let start = round % 3 == 0 ? 0 : number(below: bytes.count - length)
        let piece = Array(bytes[start..<(start + length)])
        switch round % 4 {
        case 0: return Array(piece.prefix(1 + number(below: piece.count)))
        case 1: return withoutTokens(piece)
        case 2: return exchanged(piece)
        default: return withStrangers(piece)
        }
    }

    private mutating func withoutTokens(_ bytes: [UInt8]) -> [UInt8] {
        var pieces = tokens(of: bytes).map { Array(bytes[$0.range]) }
        for _ in 0...number(below: 4) where pieces.count > 1 {
            let first = number(below: pieces.count)
            pieces.removeSubrange(first..<min(first + 1 + number(below: 3), pieces.count))
        }
        return Array(pieces.joined())
    }

    private mutating func exchanged(_ bytes: [UInt8]) -> [UInt8] {
        var pieces = tokens(of: bytes).map { Array(bytes[$0.range]) }
        for _ in 0...number(below: 6) { pieces.swapAt(number(below: pieces.count), number(below: pieces.count)) }
        return Array(pieces.joined())
    }

    /// Brackets, directives and halves of tokens put in anywhere.
    private mutating func withStrangers(_ bytes: [UInt8]) -> [UInt8] {
        let strangers = [
            "(", ")", "[", "]", "{", "}", "\"", "'", "/*", "\n#if X\n", "\n#else\n", "\n#endif\n", "@end", "@", "<",
            ">",
            "\n- (", ";", "^", "\\", "\u{FEFF}", "@implementation B\n", ":", "?", "\0", "@selector(", "*",
        ]
        var result = bytes
        for _ in 0...number(below: 5) {
            let stranger = Array(strangers[number(below: strangers.count)].utf8)
            result.insert(contentsOf: stranger, at: number(below: result.count + 1))
        }
        return result
    }
}
