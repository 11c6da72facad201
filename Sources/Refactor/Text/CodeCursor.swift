/// A place in a source text, Swift or Objective-C, that knows whether it stands in code or in the text of a string.
///
/// The one reader of comments and strings for all that look at sources without parsing them: nested comments, strings of
/// several lines, raw strings, and code in interpolations, at any depth.
struct CodeCursor {
    let bytes: [UInt8]
    private(set) var position = 0
    /// The strings that are open, the innermost last.
    private var strings: [OpenString] = []
    private let isSwift: Bool
    private var isCommentOpen = false

    /// A string, in whose interpolations stands code again.
    private struct OpenString {
        let isLong: Bool
        let hashes: Int
        /// The parentheses that are open in an interpolation; zero in the text itself.
        var parentheses = 0
    }

    /// In Objective-C comments do not nest, and strings hold no code.
    init(_ bytes: [UInt8], isSwift: Bool = true) {
        self.bytes = bytes
        self.isSwift = isSwift
        // A byte order mark is no part of the first word.
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// Whether the text of a string stands here, and no code.
    var isInText: Bool { strings.last.map { $0.parentheses == 0 } ?? false }

    /// Whether the text ended inside a comment or a string of several lines: then nobody knows what it says.
    var isCutOff: Bool { isCommentOpen || isAtEnd && strings.contains(where: \.isLong) }

    /// Goes past a comment, a character in quotes, or the beginning or end of a string or of its interpolation, if one
    /// stands here.
    mutating func skipMark() -> Bool {
        switch bytes[position] {
        case UInt8(ascii: "/") where !isInText: return skipComment()
        case UInt8(ascii: "'") where !isInText: return skipCharacter()
        case UInt8(ascii: "\""): return isInText ? closeString() : openString(hashes: 0)
        case UInt8(ascii: "#") where !isInText: return openRawString()
        case UInt8(ascii: "\\") where isInText: return skipEscape()
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return endLine()
        case UInt8(ascii: "("), UInt8(ascii: ")"): return strings.isEmpty || isInText ? false : count()
        default: return false
        }
    }

    /// Goes one byte on.
    mutating func step() { position += 1 }

    /// The word that begins here, in code or in text; nil where none does.
    mutating func word() -> Range<Int>? {
        let start = position
        while position < bytes.count, Self.isOfWord(bytes[position]) { position += 1 }
        return start == position ? nil : start..<position
    }

    /// Whether a byte is part of a word: a letter, a digit, an underscore, or anything beyond ASCII.
    static func isOfWord(_ byte: UInt8) -> Bool { byte >= 0x80 || isWordByte(byte) }

    // MARK: - Strings

    private mutating func openString(hashes: Int) -> Bool {
        let start = position + hashes
        let isLong = isSwift && isHere("\"\"\"", at: start)
        strings.append(OpenString(isLong: isLong, hashes: hashes))
        position = start + (isLong ? 3 : 1)
        return true
    }

    /// A quotation mark behind any number of `#`.
    private mutating func openRawString() -> Bool {
        var start = position
        while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return false }
        return openString(hashes: start - position)
    }

    private mutating func closeString() -> Bool {
        guard let string = strings.last, !string.isLong || isHere("\"\"\"", at: position) else { return false }
        let quotes = string.isLong ? 3 : 1
        guard areHashes(string.hashes, at: position + quotes) else { return false }
        position += quotes + string.hashes
        strings.removeLast()
        return true
    }

    /// What stands behind a backslash: the beginning of an interpolation, or a letter that means another one.
    private mutating func skipEscape() -> Bool {
        guard let string = strings.last, areHashes(string.hashes, at: position + 1) else { return false }
        let next = position + 1 + string.hashes
        guard next < bytes.count else { return false }
        if isSwift, bytes[next] == UInt8(ascii: "(") { strings[strings.count - 1].parentheses = 1 }
        // A line that ends is looked at by itself.
        position = next + (bytes[next] == 10 || bytes[next] == 13 ? 0 : 1)
        return true
    }

    /// Parentheses in the code of an interpolation; the last one that closes ends it.
    private mutating func count() -> Bool {
        let isOpen = bytes[position] == UInt8(ascii: "(")
        strings[strings.count - 1].parentheses += isOpen ? 1 : -1
        guard strings[strings.count - 1].parentheses == 0 else { return false }
        position += 1
        return true
    }

    /// A string on one line that is not closed ends with its line.
    private mutating func endLine() -> Bool {
        guard isInText, strings.last?.isLong == false else { return false }
        strings.removeLast()
        return true
    }

    /// `'"'` in Objective-C.
    private mutating func skipCharacter() -> Bool {
        let length = isHere("\\", at: position + 1) ? 4 : 3
        guard isHere("'", at: position + length - 1) else { return false }
        position += length
        return true
    }

    // MARK: - Comments

    private mutating func skipComment() -> Bool {
        if isHere("//", at: position) {
            while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
            return true
        }
        guard isHere("/*", at: position) else { return false }
        var depth = 0
        repeat {
            if isHere("/*", at: position), isSwift || depth == 0 {
                depth += 1
                position += 2
            } else if isHere("*/", at: position) {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        isCommentOpen = depth > 0
        return true
    }

    private func areHashes(_ count: Int, at offset: Int) -> Bool {
        guard offset + count <= bytes.count else { return false }
        return bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private func isHere(_ text: StaticString, at offset: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset >= 0, offset + count <= bytes.count else { return false }
        return text.withUTF8Buffer { wanted in
            for index in 0..<count where bytes[offset + index] != wanted[index] { return false }
            return true
        }
    }
}
