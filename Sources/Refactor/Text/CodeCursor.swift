/// A place in a source text, Swift or Objective-C, that knows whether it stands in code or in the text of a string.
///
/// The one reader of comments and strings for all that look at sources without parsing them: nested comments, strings of
/// several lines, raw strings, code in interpolations, at any depth, and regular expressions.
struct CodeCursor {
    let bytes: ArraySlice<UInt8>
    private(set) var position: Int
    /// Behind the last byte of code that is neither blank nor comment.
    private(set) var endOfCode: Int
    /// The strings that are open, the innermost last.
    private var strings: [OpenString] = []
    private let language: SourceLanguage
    private var isCommentOpen = false

    /// A string, in whose interpolations stands code again.
    private struct OpenString {
        let isLong: Bool
        let hashes: Int
        /// The parentheses that are open in an interpolation; zero in the text itself.
        var parentheses = 0
    }

    init(_ bytes: ArraySlice<UInt8>, _ language: SourceLanguage = .swift) {
        self.bytes = bytes
        self.language = language
        // A byte order mark is no part of the first word.
        position = bytes.startIndex + (bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0)
        endOfCode = position
    }

    var isAtEnd: Bool { position >= bytes.endIndex }

    /// The number of open strings, each in the code of the one around it.
    var openStrings: Int { strings.count }

    /// True if nothing but blanks follows on the line.
    var isAtEndOfLine: Bool {
        let next = bytes[position...].first { $0 != 32 && $0 != 9 && $0 != 13 }
        return next == nil || next == 10
    }

    /// True if the text of a string stands here, and no code.
    var isInText: Bool { strings.last.map { $0.parentheses == 0 } ?? false }

    /// True if the text ended inside a comment or a string of several lines: then nobody knows what it says.
    var isCutOff: Bool { isCommentOpen || isAtEnd && strings.contains(where: \.isLong) }

    /// Goes past a comment, a regular expression, a character in quotes, or the beginning or end of a string or of its
    /// interpolation, if one stands here.
    mutating func skipMark() -> Bool {
        switch bytes[position] {
        case UInt8(ascii: "/") where !isInText: return skipComment() || skipRegex()
        case UInt8(ascii: "'") where !isInText: return skipCharacter()
        case UInt8(ascii: "\""): return isInText ? closeString() : openString()
        case UInt8(ascii: "#") where !isInText: return openString() || skipRegex()
        case UInt8(ascii: "\\") where isInText: return skipEscape()
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return endLine()
        case UInt8(ascii: "("), UInt8(ascii: ")"): return strings.isEmpty || isInText ? false : count()
        default: return false
        }
    }

    /// Goes one byte on.
    mutating func step() {
        position += 1
        if bytes[position - 1] > 32 { endOfCode = position }
    }

    /// The word that begins here, in code or in text; nil where none does.
    mutating func word() -> Range<Int>? {
        let start = position
        while position < bytes.endIndex, Self.isOfWord(bytes[position]) { position += 1 }
        guard position > start else { return nil }
        endOfCode = position
        return start..<position
    }

    /// The place of the next byte of code, and goes behind it; comments, regular expressions, and strings with all that is
    /// in them are passed over.
    mutating func nextOfCode() -> Int? {
        while !isAtEnd {
            if skipString() != nil || skipMark() { continue }
            step()
            return position - 1
        }
        return nil
    }

    /// Returns true if a byte is part of a word: a letter, a digit, an underscore, or anything beyond ASCII.
    static func isOfWord(_ byte: UInt8) -> Bool { byte >= 0x80 || isWordByte(byte) }

    // MARK: - Strings

    /// Goes past the string that begins here, with all that is interpolated into it, and says where its text stands; nil
    /// where none begins.
    mutating func skipString() -> Range<Int>? {
        let outer = strings.count
        guard !isInText, openString() else { return nil }
        let start = position
        var end = start
        while strings.count > outer, !isAtEnd {
            end = position
            if !skipMark() { step() }
        }
        return start..<(strings.count > outer ? position : end)
    }

    /// A quotation mark behind any number of `#`.
    private mutating func openString() -> Bool {
        var start = position
        while isHere("#", at: start) { start += 1 }
        guard isHere("\"", at: start) else { return false }
        let isLong = language.hasLongStrings && isHere("\"\"\"", at: start)
        strings.append(OpenString(isLong: isLong, hashes: start - position))
        go(to: start + (isLong ? 3 : 1))
        return true
    }

    private mutating func closeString() -> Bool {
        guard let string = strings.last, !string.isLong || isHere("\"\"\"", at: position) else { return false }
        let quotes = string.isLong ? 3 : 1
        guard areHashes(string.hashes, at: position + quotes) else { return false }
        go(to: position + quotes + string.hashes)
        strings.removeLast()
        return true
    }

    /// Skips what stands behind a backslash: the beginning of an interpolation, or a letter that means another one.
    private mutating func skipEscape() -> Bool {
        guard let string = strings.last, areHashes(string.hashes, at: position + 1) else { return false }
        let next = position + 1 + string.hashes
        guard next < bytes.endIndex else { return false }
        if language.interpolatesStrings, bytes[next] == UInt8(ascii: "(") { strings[strings.count - 1].parentheses = 1 }
        // A line that ends is looked at by itself.
        go(to: next + (bytes[next] == 10 || bytes[next] == 13 ? 0 : 1))
        return true
    }

    /// Parentheses in the code of an interpolation; the last one that closes ends it.
    private mutating func count() -> Bool {
        let isOpen = bytes[position] == UInt8(ascii: "(")
        strings[strings.count - 1].parentheses += isOpen ? 1 : -1
        guard strings[strings.count - 1].parentheses == 0 else { return false }
        go(to: position + 1)
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
        go(to: position + length)
        return true
    }

    private mutating func skipRegex() -> Bool {
        guard language.hasRegexLiterals, let end = endOfRegex() else { return false }
        go(to: end)
        return true
    }

    private mutating func go(to end: Int) {
        position = end
        endOfCode = end
    }

    // MARK: - Comments

    /// Goes past a comment that begins here.
    mutating func skipComment() -> Bool {
        if isHere("//", at: position) {
            while position < bytes.endIndex, bytes[position] != 10, bytes[position] != 13 { position += 1 }
            return true
        }
        guard isHere("/*", at: position) else { return false }
        var depth = 0
        repeat {
            if isHere("/*", at: position), language.nestsComments || depth == 0 {
                depth += 1
                position += 2
            } else if isHere("*/", at: position) {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.endIndex
        isCommentOpen = depth > 0
        return true
    }

    func areHashes(_ count: Int, at offset: Int) -> Bool {
        guard offset + count <= bytes.endIndex else { return false }
        return bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private func isHere(_ text: StaticString, at offset: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= bytes.endIndex else { return false }
        let wanted = text.utf8Start
        var index = 0
        while index < count {
            if bytes[offset + index] != wanted[index] { return false }
            index += 1
        }
        return true
    }
}
