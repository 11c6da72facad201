extension Lexer {
    /// `@"…"`, `@word`, `@[`, `@{`, `@(`, or the sign alone.
    mutating func takeAt() -> TokenKind {
        at += 1
        let next = byte()
        switch next {
        case UInt8(ascii: "\""):
            takeString()
            return .string
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("):
            at += 1
            return .punctuation
        default:
            guard at < bytes.count, Lexer.isWordByte(next), !Lexer.isDigit(next), blankLength() == 0 else {
                return .punctuation
            }
            takeWordBytes()
            return .atWord
        }
    }

    /// The length of the operator or bracket here; 0 for none. `>>` and `::` are two tokens each, since generics close
    /// with the one and selectors hold the other.
    func punctuationLength() -> Int {
        let first = byte()
        let second = byte(1)
        let equals = UInt8(ascii: "=")
        switch first {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"),
            UInt8(ascii: "~"):
            return 1
        case UInt8(ascii: "-"):
            return second == first || second == equals || second == UInt8(ascii: ">") ? 2 : 1
        case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "|"):
            return second == first || second == equals ? 2 : 1
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "!"), equals,
            UInt8(ascii: ">"):
            return second == equals ? 2 : 1
        case UInt8(ascii: "<"):
            guard second == first else { return second == equals ? 2 : 1 }
            return byte(2) == equals ? 3 : 2
        case UInt8(ascii: "."):
            return second == first && byte(2) == first ? 3 : 1
        case UInt8(ascii: "#"):
            return second == first ? 2 : 1
        default:
            return 0
        }
    }

    /// A line that goes on is a blank; any other backslash is no token.
    mutating func takeBackslash() -> TokenKind {
        if byte(1) == UInt8(ascii: "\n") {
            at += 2
            return .blank
        }
        if byte(1) == UInt8(ascii: "\r"), byte(2) == UInt8(ascii: "\n") {
            at += 3
            return .blank
        }
        at += 1
        return .unknown
    }
}
