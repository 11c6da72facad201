/// All tokens of a text, trivia included; one after the other they are the text, whatever its bytes are.
func tokens(of bytes: [UInt8]) -> [Token] {
    bytes.withUnsafeBufferPointer { buffer in
        var lexer = Lexer(bytes: buffer)
        return lexer.all()
    }
}

/// Cuts bytes into tokens. It looks at bytes only and never fails.
struct Lexer {
    let bytes: UnsafeBufferPointer<UInt8>
    var at = 0
    /// True if only blanks and comments stand before this place in its line.
    private var isLineStart = true

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func all() -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(bytes.count / 3 + 8)
        while at < bytes.count {
            let start = at
            let kind = next()
            if at == start { at += 1 }
            if kind == .blank {
                if !isLineStart { isLineStart = holdsLineBreak(start..<at) }
            } else if kind != .blockComment {
                isLineStart = false
            }
            tokens.append(Token(kind: kind, start: start, end: at))
        }
        return tokens
    }

    /// The byte at some distance; 0 behind the end.
    func byte(_ distance: Int = 0) -> UInt8 {
        at + distance < bytes.count ? bytes[at + distance] : 0
    }

    /// Takes one token and says what it is.
    private mutating func next() -> TokenKind {
        let first = bytes[at]
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"):
            return takeWord()
        case UInt8(ascii: " "), 9...13:
            takeBlanks()
            return .blank
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            takeNumber()
            return .number
        case UInt8(ascii: "\""):
            takeString()
            return .string
        case UInt8(ascii: "'"):
            return takeCharacter()
        case UInt8(ascii: "@"):
            return takeAt()
        case UInt8(ascii: "/"):
            return takeSlash()
        case UInt8(ascii: "#") where isLineStart:
            takeDirective()
            return .directive
        case UInt8(ascii: ".") where Lexer.isDigit(byte(1)):
            takeNumber()
            return .number
        case UInt8(ascii: "\\"):
            return takeBackslash()
        case 0x80...:
            return takeForeign()
        default:
            let length = punctuationLength()
            at += max(length, 1)
            return length > 0 ? .punctuation : .unknown
        }
    }

    private func holdsLineBreak(_ range: Range<Int>) -> Bool {
        range.contains { bytes[$0] == UInt8(ascii: "\n") || bytes[$0] == UInt8(ascii: "\r") }
    }
}
