extension Code {
    /// The code of a token that is no trivia.
    init(_ token: Token, in bytes: UnsafeBufferPointer<UInt8>, words: WordTable) {
        switch token.kind {
        case .identifier: self = words.code(of: bytes, in: token.range) ?? .identifier
        case .atWord: self = words.code(of: bytes, in: token.range) ?? .atOther
        case .number: self = .number
        case .string: self = .string
        case .character: self = .character
        case .punctuation: self = Code(operator: bytes[Int(token.start)], token, in: bytes)
        case .unknown, .blank, .lineComment, .blockComment, .directive: self = .unknown
        }
    }

    private init(operator first: UInt8, _ token: Token, in bytes: UnsafeBufferPointer<UInt8>) {
        let length = token.range.count
        let second = length > 1 ? bytes[Int(token.start) + 1] : 0
        if length == 1 {
            self = Code.single(first)
        } else if second == UInt8(ascii: "="), length == 2 {
            self = Code.withEquals(first)
        } else {
            self = Code.double(first, second, length)
        }
    }

    private static func single(_ byte: UInt8) -> Code {
        switch byte {
        case UInt8(ascii: "("): .leftParen
        case UInt8(ascii: ")"): .rightParen
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "?"): .question
        case UInt8(ascii: "."): .dot
        case UInt8(ascii: "^"): .caret
        case UInt8(ascii: "*"): .star
        case UInt8(ascii: "&"): .amp
        case UInt8(ascii: "+"): .plus
        case UInt8(ascii: "-"): .minus
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "%"): .percent
        case UInt8(ascii: "~"): .tilde
        case UInt8(ascii: "!"): .bang
        case UInt8(ascii: "<"): .less
        case UInt8(ascii: ">"): .greater
        case UInt8(ascii: "|"): .pipe
        case UInt8(ascii: "="): .equals
        case UInt8(ascii: "#"): .hash
        default: .unknown
        }
    }

    private static func withEquals(_ byte: UInt8) -> Code {
        switch byte {
        case UInt8(ascii: "<"): .lessEqual
        case UInt8(ascii: ">"): .greaterEqual
        case UInt8(ascii: "="): .equalEqual
        case UInt8(ascii: "!"): .bangEqual
        default: .assignOperator
        }
    }

    private static func double(_ first: UInt8, _ second: UInt8, _ length: Int) -> Code {
        switch (first, second) {
        case (UInt8(ascii: "@"), UInt8(ascii: "(")): .atParen
        case (UInt8(ascii: "@"), UInt8(ascii: "[")): .atBracket
        case (UInt8(ascii: "@"), UInt8(ascii: "{")): .atBrace
        case (UInt8(ascii: "-"), UInt8(ascii: ">")): .arrow
        case (UInt8(ascii: "-"), _): .minusMinus
        case (UInt8(ascii: "+"), _): .plusPlus
        case (UInt8(ascii: "&"), _): .ampAmp
        case (UInt8(ascii: "|"), _): .pipePipe
        case (UInt8(ascii: "<"), _): length == 3 ? .assignOperator : .shiftLeft
        case (UInt8(ascii: "."), _): .ellipsis
        default: .hash
        }
    }
}
