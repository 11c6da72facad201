/// The text behind a name in a declaration, read piece by piece.
struct HeadText {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position >= bytes.endIndex }

    /// True if an expression that seemed to end here goes on: a closure, or an operator on the next line.
    var goesOn: Bool {
        var copy = self
        copy.skipBlanks()
        if copy.take("{") {
            copy.skipBlanks()
            return !copy.take("didSet") && !copy.take("willSet")
        }
        return [".", "?", "+", "-", "*", "&", "|", "=", "<", ">"].contains { copy.take($0) } || copy.take("as ")
    }

    /// True if a brace that is no observer's comes next.
    var goesOnWithGetter: Bool {
        var copy = self
        guard copy.take("{") else { return false }
        copy.skipBlanks()
        return !copy.take("didSet") && !copy.take("willSet")
    }

    mutating func skipBlanks(lines: Bool = true) {
        while position < bytes.endIndex, bytes[position] == 32 || bytes[position] == 9 || lines && isLineBreak {
            position += 1
        }
    }

    private var isLineBreak: Bool { bytes[position] == 10 || bytes[position] == 13 }

    mutating func take(_ sign: String) -> Bool {
        guard bytes[position...].starts(with: sign.utf8) else { return false }
        position += sign.utf8.count
        return true
    }

    mutating func word() -> String? {
        let word = bytes[position...].prefix(while: CodeCursor.isOfWord)
        guard !word.isEmpty else { return nil }
        position = word.endIndex
        return String(decoding: word, as: UTF8.self)
    }

    /// The text between brackets whose first one comes next, and goes behind them; nil where none comes or none closes.
    mutating func bracketed() -> ArraySlice<UInt8>? {
        guard position < bytes.endIndex, "([<".utf8.contains(bytes[position]) else { return nil }
        guard let end = Self.end(in: bytes[(position + 1)...], stops: []), end < bytes.endIndex else { return nil }
        defer { position = end + 1 }
        return bytes[(position + 1)..<end]
    }

    /// The text up to one of the signs outside of all brackets; to the end where none stands.
    mutating func text(until stops: String) -> ArraySlice<UInt8>? {
        guard let end = Self.end(in: bytes[position...], stops: Array(stops.utf8)) else { return nil }
        defer { position = end }
        return bytes[position..<end]
    }

    /// The pieces between commas outside of all brackets.
    static func pieces(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        var rest = text
        var pieces: [ArraySlice<UInt8>] = []
        while true {
            guard let end = end(in: rest, stops: [UInt8(ascii: ",")]) else { return nil }
            pieces.append(rest[..<end])
            if end == rest.endIndex { break }
            rest = rest[(end + 1)...]
        }
        return pieces.count == 1 && trimmed(text).isEmpty ? [] : pieces
    }

    /// Returns the place where one of the signs, or a closing bracket too many, stands outside of brackets; nil where
    /// brackets stay open.
    private static func end(in text: ArraySlice<UInt8>, stops: [UInt8]) -> Int? {
        let part = text.prefix(3000)
        var cursor = CodeCursor(part)
        var depth = 0
        while let index = cursor.nextOfCode() {
            let byte = part[index]
            if depth == 0, stops.contains(byte) { return index }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where index > part.startIndex && part[index - 1] == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
                if depth == 0 { return index }
                depth -= 1
            default: break
            }
        }
        return depth == 0 && part.endIndex == text.endIndex ? text.endIndex : nil
    }

    /// `<T: Equatable, U>` that comes next: `T`, `U`.
    func genericNames() -> [String] {
        guard !isAtEnd, bytes[position] == UInt8(ascii: "<") else { return [] }
        var copy = self
        guard let list = copy.bracketed(), let pieces = Self.pieces(of: list) else { return [] }
        return pieces.map { String(decoding: Self.trimmed($0).prefix(while: CodeCursor.isOfWord), as: UTF8.self) }
    }

    /// A text without blanks and comments around it.
    static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var cursor = CodeCursor(text)
        while !cursor.isAtEnd {
            if isBlank(text[cursor.position]) { cursor.step() } else if !cursor.skipComment() { break }
        }
        let start = cursor.position
        while cursor.nextOfCode() != nil {}
        return text[start..<max(start, cursor.endOfCode)]
    }

    /// A text on one line, without blanks around it and without comments.
    static func string(_ text: ArraySlice<UInt8>) -> String {
        let text = trimmed(text)
        guard text.contains(10) || text.contains(UInt8(ascii: "/")) else {
            return String(decoding: text, as: UTF8.self)
        }
        let lines = withoutComments(text).split(separator: 10)
        return lines.map { String(decoding: trimmed($0), as: UTF8.self) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func withoutComments(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var cursor = CodeCursor(text)
        var kept: [UInt8] = []
        while !cursor.isAtEnd {
            if cursor.skipComment() { continue }
            let start = cursor.position
            if cursor.skipString() == nil, !cursor.skipMark() { cursor.step() }
            kept += text[start..<cursor.position]
        }
        return kept
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
