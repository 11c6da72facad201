/// A token of a statement's source, as far as names need one: comments are left out, operators stay whole.
struct CutToken: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case name
        case number
        /// The text is what stands between the quotation marks.
        case string
        case mark
    }

    let kind: Kind
    let text: String
    /// True if it is the first on its line.
    let startsLine: Bool

    func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
    func isName(_ text: String) -> Bool { kind == .name && self.text == text }

    /// The tokens of a source text. Never fails: what it does not know is a mark.
    static func tokens(of source: String) -> [CutToken] { tokens(of: Array(source.utf8)[...]) }

    /// The same of a range of a file's bytes.
    static func tokens(of bytes: ArraySlice<UInt8>) -> [CutToken] {
        var reader = CutTokenReader(bytes)
        var tokens: [CutToken] = []
        while let token = reader.next() { tokens.append(token) }
        return tokens
    }
}

/// Reads tokens byte by byte; letters beyond ASCII are looked at one by one.
private struct CutTokenReader {
    private var cursor: CodeCursor
    private var startsLine = true

    /// Names of methods need no other reading of Objective-C.
    init(_ bytes: ArraySlice<UInt8>) { cursor = CodeCursor(bytes) }

    mutating func next() -> CutToken? {
        while let scalar {
            switch scalar {
            case "\n", "\r", ";":
                startsLine = true
                cursor.step()
            case _ where scalar.properties.isWhitespace: skip(scalar)
            case "/" where cursor.skipComment(): continue
            default:
                let token = token(startingWith: scalar)
                startsLine = false
                return token
            }
        }
        return nil
    }

    private mutating func token(startingWith scalar: Unicode.Scalar) -> CutToken {
        let start = cursor.position
        if let text = cursor.skipString() { return made(.string, text) }
        if cursor.skipMark() { return made(.mark, start..<cursor.position) }
        switch scalar {
        case "`": return quoted()
        case "0"..."9": return run(.number, while: { $0.isOfWord })
        case "@", "#", "$": return run(.name, while: { $0.isOfWord || $0 == "$" })
        case _ where Self.signs.contains(scalar): return run(.mark, while: Self.signs.contains)
        case _ where scalar.isOfWord: return run(.name, while: { $0.isOfWord || $0 == "$" })
        default: return run(.mark, while: { _ in false })
        }
    }

    private static let signs = Set("=+-*/<>&|%^~".unicodeScalars)

    /// A token that goes on as long as its letters are of a kind; the first one is.
    private mutating func run(_ kind: CutToken.Kind, while isMore: (Unicode.Scalar) -> Bool) -> CutToken {
        let start = cursor.position
        repeat { skip(scalar) } while scalar.map(isMore) == true
        return made(kind, start..<cursor.position)
    }

    /// A name between backticks.
    private mutating func quoted() -> CutToken {
        cursor.step()
        let start = cursor.position
        while let scalar, scalar != "`" { skip(scalar) }
        defer { skip(scalar) }
        return made(.name, start..<cursor.position)
    }

    private mutating func skip(_ scalar: Unicode.Scalar?) {
        for _ in 0..<(scalar?.utf8.count ?? 0) where !cursor.isAtEnd { cursor.step() }
    }

    private func made(_ kind: CutToken.Kind, _ range: Range<Int>) -> CutToken {
        CutToken(kind: kind, text: String(decoding: cursor.bytes[range], as: UTF8.self), startsLine: startsLine)
    }

    /// The character that stands here.
    private var scalar: Unicode.Scalar? {
        guard !cursor.isAtEnd else { return nil }
        let rest = cursor.bytes[cursor.position...]
        if rest[cursor.position] < 0x80 { return Unicode.Scalar(rest[cursor.position]) }
        let length = 1 + rest.dropFirst().prefix(3).prefix { $0 & 0xC0 == 0x80 }.count
        return String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars.first
    }
}

extension Unicode.Scalar {
    /// True if it may stand in a name behind the first letter.
    fileprivate var isOfWord: Bool {
        if isASCII { return isWordByte(UInt8(value)) }
        return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
    }
}
