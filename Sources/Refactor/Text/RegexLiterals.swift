/// Regular expressions of Swift, `/…/` and `#/…/#`, told from operators as the compiler tells them.
extension CodeCursor {
    /// Returns the end of the regular expression that begins here; nil where none does.
    func endOfRegex() -> Int? {
        var slash = position
        while byte(slash) == UInt8(ascii: "#") { slash += 1 }
        guard byte(slash) == UInt8(ascii: "/"), slash > position || mayBeginRegex else { return nil }
        return endOfPattern(from: slash + 1, hashes: slash - position)
    }

    private func endOfPattern(from start: Int, hashes: Int) -> Int? {
        let isLong = hashes > 0 && isLineBreak(start + bytes[start...].prefix(while: Self.isBlank).count)
        var groups = 0
        var classes = 0
        // A blank at either end is one beside an operator.
        var lastBlank = start - 1
        var index = start
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "/") where areHashes(hashes, at: index + 1):
                let end = index + 1 + hashes
                return hashes > 0 || lastBlank != index - 1 && !beginsComment(index) ? end : nil
            case UInt8(ascii: "\\"): index += 1
            case 32, 9:
                if index == start, hashes == 0 { return nil }
                lastBlank = index
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                // The end of parentheses around a division.
                if groups == 0, hashes == 0 { return nil }
                groups -= 1
            default: break
            }
            if !isLong, isLineBreak(index) { return nil }
            index += 1
        }
        return nil
    }

    private func beginsComment(_ slash: Int) -> Bool {
        byte(slash + 1) == UInt8(ascii: "/") || byte(slash + 1) == UInt8(ascii: "*")
    }

    // MARK: - Whether a value is expected

    /// True if an expression may begin with the slash here, or with the operator that ends in it.
    private var mayBeginRegex: Bool {
        var first = position
        while let byte = byte(first - 1), Self.isSign(byte), !isEndOfComment(first) { first -= 1 }
        guard !isBoundBefore(first) else { return false }
        let before = first == position ? endOfCode : endOfInk(before: first)
        if ["func", "operator"].contains(word(endingAt: before)) { return false }
        return isBoundBehind || first == position && expectsValue(behind: before)
    }

    /// Returns true if something that an operator can belong to stands right before an offset.
    private func isBoundBefore(_ offset: Int) -> Bool {
        guard let byte = byte(offset - 1), !isEndOfComment(offset) else { return false }
        return byte > 32 && !"([{,;:".utf8.contains(byte)
    }

    /// True if something that an operator can belong to stands right behind the one that begins here.
    private var isBoundBehind: Bool {
        guard let byte = bytes[position...].first(where: { !Self.isSign($0) }) else { return false }
        return byte > 32 && !")]},;:".utf8.contains(byte)
    }

    /// Returns true if a value follows what ends at an offset, and no operator that joins two.
    private func expectsValue(behind end: Int) -> Bool {
        guard let last = byte(end - 1) else { return true }
        if Self.isOfWord(last) { return Self.wordsBeforeValues.contains(word(endingAt: end)) }
        guard Self.isSign(last) else { return "([{,;:".utf8.contains(last) }
        // `try?` is no value, and an operator behind a blank has none yet.
        let first = bytes[..<end].lastIndex { !Self.isSign($0) } ?? bytes.startIndex
        return last == UInt8(ascii: "=") || bytes[first] <= 32 || word(endingAt: first + 1) == "try"
    }

    private static let wordsBeforeValues: Set<String> = [
        "as", "case", "catch", "else", "guard", "if", "in", "is", "return", "switch", "throw", "try", "where", "while",
    ]

    // MARK: - Bytes

    private func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    private func isLineBreak(_ offset: Int) -> Bool { byte(offset) == 10 || byte(offset) == 13 }

    private func isEndOfComment(_ offset: Int) -> Bool {
        byte(offset - 1) == UInt8(ascii: "/") && byte(offset - 2) == UInt8(ascii: "*")
    }

    private func endOfInk(before offset: Int) -> Int {
        bytes[..<offset].lastIndex { $0 > 32 }.map { $0 + 1 } ?? bytes.startIndex
    }

    private func word(endingAt end: Int) -> String {
        let start = bytes[..<end].lastIndex { !Self.isOfWord($0) }.map { $0 + 1 } ?? bytes.startIndex
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    private static func isSign(_ byte: UInt8) -> Bool { "/=-+*%<>!&|^~?".utf8.contains(byte) }
}
