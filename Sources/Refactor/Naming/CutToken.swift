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
    /// Whether it is the first on its line.
    let startsLine: Bool

    func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
    func isName(_ text: String) -> Bool { kind == .name && self.text == text }

    /// The tokens of a source text. Never fails: what it does not know is a mark.
    static func tokens(of source: String) -> [CutToken] {
        var source = source
        return source.withUTF8 { tokens(of: $0) }
    }

    /// The same of a range of a file's bytes.
    static func tokens(of bytes: ArraySlice<UInt8>) -> [CutToken] {
        bytes.withUnsafeBufferPointer { tokens(of: $0) }
    }

    private static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> [CutToken] {
        var reader = CutTokenReader(bytes: bytes)
        var tokens: [CutToken] = []
        while let token = reader.next() { tokens.append(token) }
        return tokens
    }
}

/// Reads tokens byte by byte; letters beyond ASCII are looked at one by one.
private struct CutTokenReader {
    let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var startsLine = true

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> CutToken? {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"):
                startsLine = true
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 11, 12: position += 1
            case UInt8(ascii: "/") where byteAhead(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byteAhead(1) == UInt8(ascii: "*"): skipComment()
            default:
                if byte >= 0x80, let scalar = scalar(at: position), scalar.properties.isWhitespace {
                    position += scalar.utf8.count
                    continue
                }
                let token = token(startingWith: byte)
                startsLine = false
                return token
            }
        }
        return nil
    }

    private func byteAhead(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
            position += 1
        }
    }

    private mutating func skipComment() {
        position += 2
        while position < bytes.count, bytes[position] != UInt8(ascii: "*") || byteAhead(1) != UInt8(ascii: "/") {
            position += 1
        }
        position = min(position + 2, bytes.count)
    }

    private mutating func token(startingWith byte: UInt8) -> CutToken {
        switch byte {
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "`"):
            let start = position + 1
            position = bytes[start...].firstIndex(of: byte) ?? bytes.count
            defer { position = min(position + 1, bytes.count) }
            return made(.name, start..<position)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return run(.number, while: { $0.isOfWord })
        case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"):
            return run(.name, while: { $0.isOfWord || $0 == "$" })
        case _ where Self.signs.contains(byte):
            return run(.mark, while: { $0.isASCII && Self.signs.contains(UInt8($0.value)) })
        default:
            guard let scalar = scalar(at: position), scalar.isOfWord else { return single() }
            return run(.name, while: { $0.isOfWord || $0 == "$" })
        }
    }

    private static let signs = Set("=+-*/<>&|%^~".utf8)

    /// A token that goes on as long as its letters are of a kind; the first one is.
    private mutating func run(_ kind: CutToken.Kind, while isMore: (Unicode.Scalar) -> Bool) -> CutToken {
        let start = position
        position += scalar(at: position)?.utf8.count ?? 1
        while let next = scalar(at: position), isMore(next) { position += next.utf8.count }
        return made(kind, start..<position)
    }

    private mutating func single() -> CutToken {
        let start = position
        position = min(position + (scalar(at: position)?.utf8.count ?? 1), bytes.count)
        return made(.mark, start..<position)
    }

    private mutating func string() -> CutToken {
        let quote = byteAhead(1) == UInt8(ascii: "\"") && byteAhead(2) == UInt8(ascii: "\"") ? 3 : 1
        position += quote
        let start = position
        while position < bytes.count, !isQuote(of: quote) {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 1
                if byteAhead(0) == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
            } else {
                position += 1
            }
        }
        let end = min(position, bytes.count)
        position = min(end + quote, bytes.count)
        return made(.string, start..<end)
    }

    private func isQuote(of length: Int) -> Bool {
        (0..<length).allSatisfy { byteAhead($0) == UInt8(ascii: "\"") }
    }

    /// Past `(…)` with its own closing parenthesis.
    private mutating func skipInterpolation() {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "(") { depth += 1 }
            if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
            position += 1
            if depth == 0 { return }
        }
    }

    private func made(_ kind: CutToken.Kind, _ range: Range<Int>) -> CutToken {
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        return CutToken(kind: kind, text: text, startsLine: startsLine)
    }

    private func scalar(at index: Int) -> Unicode.Scalar? {
        guard index < bytes.count else { return nil }
        if bytes[index] < 0x80 { return Unicode.Scalar(bytes[index]) }
        var end = index + 1
        while end < bytes.count, end - index < 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[index..<end]), as: UTF8.self).unicodeScalars.first
    }
}

extension Unicode.Scalar {
    /// Whether it may stand in a name behind the first letter.
    fileprivate var isOfWord: Bool {
        if isASCII { return isWordByte(UInt8(value)) }
        return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
    }
}
