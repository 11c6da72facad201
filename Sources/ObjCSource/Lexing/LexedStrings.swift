extension Lexer {
    /// A string from its quote on; one that is never closed ends with its line.
    mutating func takeString() {
        at += 1
        if !takeQuoted(until: UInt8(ascii: "\"")) { dropReturn() }
    }

    /// A character; a quote that is not closed in its line is no token.
    mutating func takeCharacter() -> TokenKind {
        let start = at
        at += 1
        guard takeQuoted(until: UInt8(ascii: "'")) else {
            at = start + 1
            return .unknown
        }
        return .character
    }

    /// Moves behind the closing quote; false when the line ends before it.
    private mutating func takeQuoted(until quote: UInt8) -> Bool {
        while at < bytes.count {
            let current = bytes[at]
            if current == quote {
                at += 1
                return true
            }
            if current == UInt8(ascii: "\n") { return false }
            if current == UInt8(ascii: "\\") {
                if byte(1) == UInt8(ascii: "\r"), byte(2) == UInt8(ascii: "\n") { at += 1 }
                at += 1
            }
            at = min(at + 1, bytes.count)
        }
        return false
    }

    private mutating func dropReturn() {
        if at > 0, at < bytes.count, bytes[at] == UInt8(ascii: "\n"), bytes[at - 1] == UInt8(ascii: "\r") { at -= 1 }
    }

    /// `"mark(…)mark"` of C++; false, and nothing taken, when it is none.
    mutating func takeRawString() -> Bool {
        var mark = 1
        while mark <= 17, byte(mark) != UInt8(ascii: "(") {
            guard Lexer.isWordByte(byte(mark)) else { return false }
            mark += 1
        }
        guard mark <= 17 else { return false }
        let open = at
        var end = open + mark + 1
        while end + mark < bytes.count {
            if bytes[end] == UInt8(ascii: ")"), bytes[end + mark] == UInt8(ascii: "\""), isMark(end, open, mark) {
                at = end + mark + 1
                return true
            }
            end += 1
        }
        return false
    }

    private func isMark(_ end: Int, _ open: Int, _ mark: Int) -> Bool {
        (1..<mark).allSatisfy { bytes[end + $0] == bytes[open + $0] }
    }
}
