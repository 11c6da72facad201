extension Lexer {
    /// A comment or an operator with a slash.
    mutating func takeSlash() -> TokenKind {
        if byte(1) == UInt8(ascii: "/") {
            takeLine()
            return .lineComment
        }
        if byte(1) == UInt8(ascii: "*") {
            takeBlockComment()
            return .blockComment
        }
        at += punctuationLength()
        return .punctuation
    }

    /// A preprocessor line with its continuations; a block comment in it may span lines.
    mutating func takeDirective() {
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\n"):
                dropLineReturn()
                return
            case UInt8(ascii: "\\"):
                takeContinuation()
            case UInt8(ascii: "\""):
                takeStringOfDirective()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                takeLine()
                return
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                takeBlockComment()
            default:
                at += 1
            }
        }
    }

    /// To the end of the line, continuations included, without the line break.
    private mutating func takeLine() {
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "\n") {
                dropLineReturn()
                return
            }
            if bytes[at] == UInt8(ascii: "\\") { takeContinuation() } else { at += 1 }
        }
    }

    private mutating func takeContinuation() {
        if byte(1) == UInt8(ascii: "\n") {
            at += 2
        } else if byte(1) == UInt8(ascii: "\r"), byte(2) == UInt8(ascii: "\n") {
            at += 3
        } else {
            at += 1
        }
    }

    private mutating func takeStringOfDirective() {
        var end = at + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "\"") {
                at = end + 1
                return
            }
            if bytes[end] == UInt8(ascii: "\\") {
                if end + 1 >= bytes.count || bytes[end + 1] == UInt8(ascii: "\n") { break }
                end += 1
            }
            end += 1
        }
        at += 1
    }

    private mutating func takeBlockComment() {
        at += 2
        while at + 1 < bytes.count {
            if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
                at += 2
                return
            }
            at += 1
        }
        at = bytes.count
    }

    private mutating func dropLineReturn() {
        if at > 0, bytes[at - 1] == UInt8(ascii: "\r") { at -= 1 }
    }
}
