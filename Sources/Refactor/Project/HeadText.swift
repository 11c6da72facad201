/// The text behind a name in a declaration, read piece by piece.
struct HeadText {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position >= bytes.endIndex }

    /// Whether an expression that seemed to end here goes on: a closure, or an operator on the next line.
    var goesOn: Bool {
        var copy = self
        copy.skipBlanks()
        if copy.take("{") {
            copy.skipBlanks()
            return !copy.take("didSet") && !copy.take("willSet")
        }
        return [".", "?", "+", "-", "*", "&", "|", "=", "<", ">"].contains { copy.take($0) } || copy.take("as ")
    }

    /// Whether a brace that is no observer's comes next.
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
        let word = bytes[position...].prefix(while: Self.isNameByte)
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

    /// Where one of the signs, or a closing bracket too many, stands outside of brackets; nil where brackets stay open.
    private static func end(in text: ArraySlice<UInt8>, stops: [UInt8]) -> Int? {
        var index = text.startIndex
        var depth = 0
        let limit = min(text.endIndex, text.startIndex + 3000)
        while index < limit {
            let byte = text[index]
            if depth == 0, stops.contains(byte) { return index }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where index > text.startIndex && text[index - 1] == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
                if depth == 0 { return index }
                depth -= 1
            case UInt8(ascii: "\""): index = endOfString(from: index, in: text)
            case UInt8(ascii: "/") where index + 1 < limit && text[index + 1] == UInt8(ascii: "/"):
                if depth == 0, stops.contains(10) { return index }
                while index + 1 < limit, text[index + 1] != 10 { index += 1 }
            default: break
            }
            index += 1
        }
        return depth == 0 && limit == text.endIndex ? limit : nil
    }

    private static func endOfString(from start: Int, in text: ArraySlice<UInt8>) -> Int {
        var index = start + 1
        while index < text.endIndex, text[index] != UInt8(ascii: "\""), text[index] != 10 {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, text.endIndex - 1)
    }

    /// `<T: Equatable, U>` that comes next: `T`, `U`.
    func genericNames() -> [String] {
        guard !isAtEnd, bytes[position] == UInt8(ascii: "<") else { return [] }
        var copy = self
        guard let list = copy.bracketed(), let pieces = Self.pieces(of: list) else { return [] }
        return pieces.map { String(decoding: Self.trimmed($0).prefix(while: Self.isNameByte), as: UTF8.self) }
    }

    /// A text without blanks and line comments around it.
    static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text.drop(while: isBlank)
        while text.starts(with: "//".utf8) {
            text = text.drop { $0 != 10 }.drop(while: isBlank)
        }
        let end = text.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? text.startIndex
        return text[..<end]
    }

    /// A text on one line, without blanks around it and without line comments.
    static func string(_ text: ArraySlice<UInt8>) -> String {
        let text = trimmed(text)
        guard text.contains(10) else { return String(decoding: text, as: UTF8.self) }
        let lines = text.split(separator: 10).map { line in
            let end = zip(line.indices, line.indices.dropFirst()).first { first, second in
                line[first] == UInt8(ascii: "/") && line[second] == UInt8(ascii: "/")
            }
            return String(decoding: trimmed(line[..<(end?.0 ?? line.endIndex)]), as: UTF8.self)
        }
        return lines.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    static func isNameByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
