/// The words and signs of a source text, Swift or Objective-C; comments and the text of strings are passed over.
struct CodeWords {
    private let bytes: [UInt8]
    /// Where the next word is looked for.
    private(set) var position = 0
    /// The strings that are open, the innermost last.
    private var strings: [OpenString] = []

    /// A string, in whose interpolations stands code again.
    private struct OpenString {
        let isLong: Bool
        let hashes: Int
        /// The parentheses that are open in an interpolation; zero in the text itself.
        var parentheses = 0
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next word, or the next sign by itself; nil at the end.
    mutating func next() -> String? {
        while position < bytes.count {
            if let string = strings.last, string.parentheses == 0 {
                skipText(of: string)
                continue
            }
            let start = position
            if Self.isWord(bytes[start]) {
                while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
                return String(decoding: bytes[start..<position], as: UTF8.self)
            }
            if skipComment() || skipCharacter() || openString() { continue }
            position += 1
            if let sign = sign(bytes[start]) { return sign }
        }
        return nil
    }

    /// A sign, unless it is a blank or closes an interpolation.
    private mutating func sign(_ byte: UInt8) -> String? {
        if !strings.isEmpty {
            if byte == UInt8(ascii: "(") { strings[strings.count - 1].parentheses += 1 }
            if byte == UInt8(ascii: ")") {
                strings[strings.count - 1].parentheses -= 1
                if strings[strings.count - 1].parentheses == 0 { return nil }
            }
        }
        return byte <= 32 ? nil : String(Unicode.Scalar(byte))
    }

    // MARK: - Strings

    /// `"`, `"""` and both behind any number of `#`.
    private mutating func openString() -> Bool {
        var start = position
        while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return false }
        let isLong = isHere("\"\"\"", at: start)
        strings.append(OpenString(isLong: isLong, hashes: start - position))
        position = start + (isLong ? 3 : 1)
        return true
    }

    /// Up to the end of the string or to an interpolation; a short string that is not closed ends with its line.
    private mutating func skipText(of string: OpenString) {
        let hashes = String(repeating: "#", count: string.hashes)
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\"), isHere(hashes + "(", at: position + 1) {
                strings[strings.count - 1].parentheses = 1
                position += string.hashes + 2
                return
            }
            let end = (string.isLong ? "\"\"\"" : "\"") + hashes
            if byte == UInt8(ascii: "\""), isHere(end, at: position) {
                position += end.utf8.count
                strings.removeLast()
                return
            }
            if byte == UInt8(ascii: "\n"), !string.isLong {
                strings.removeLast()
                return
            }
            position += byte == UInt8(ascii: "\\") && string.hashes == 0 ? 2 : 1
        }
    }

    /// `'"'` in Objective-C.
    private mutating func skipCharacter() -> Bool {
        guard bytes[position] == UInt8(ascii: "'") else { return false }
        let length = isHere("\\", at: position + 1) ? 4 : 3
        guard isHere("'", at: position + length - 1) else { return false }
        position += length
        return true
    }

    // MARK: - Comments

    private mutating func skipComment() -> Bool {
        if isHere("//", at: position) {
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            return true
        }
        guard isHere("/*", at: position) else { return false }
        var depth = 0
        repeat {
            if isHere("/*", at: position) {
                depth += 1
                position += 2
            } else if isHere("*/", at: position) {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        return true
    }

    private func isHere(_ text: String, at offset: Int) -> Bool {
        offset <= bytes.count && bytes[offset...].starts(with: text.utf8)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
