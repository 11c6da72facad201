/// A word, a sign or a piece of a string in a source, as text.
struct CodeToken: Sendable, Equatable {
    let text: String
    let offset: Int
    /// True if it is the first of its line.
    let startsLine: Bool

    var isWord: Bool { text.utf8.first.map { CodeCursor.isOfWord($0) || $0 == 36 } ?? false }

    /// Returns true if a text is a name, and neither a number, a sign nor a piece of a string.
    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        return CodeCursor.isOfWord(first) && !(48...57).contains(first) || first == 36
    }
}

/// The tokens of a source, without its comments.
func codeTokens(of bytes: [UInt8], _ language: SourceLanguage) -> [CodeToken] {
    var cursor = CodeCursor(bytes[...], language)
    var tokens: [CodeToken] = []
    var startsLine = true
    func add(_ start: Int, _ end: Int) {
        tokens.append(
            CodeToken(
                text: String(decoding: bytes[start..<end], as: UTF8.self), offset: start, startsLine: startsLine))
        startsLine = false
    }
    while !cursor.isAtEnd {
        let start = cursor.position
        if cursor.isInText {
            while !cursor.isAtEnd, cursor.isInText { if !cursor.skipMark() { cursor.step() } }
            add(start, cursor.position)
        } else if bytes[start] <= 32 {
            if bytes[start] == 10 { startsLine = true }
            if !cursor.skipMark() { cursor.step() }
        } else if cursor.skipComment() {
            continue
        } else if cursor.skipMark() || cursor.word() != nil {
            add(start, cursor.position)
        } else {
            for _ in 0..<signLength(at: start, in: bytes) { cursor.step() }
            add(start, cursor.position)
        }
    }
    return tokens
}

/// Signs of several letters, longest first.
private let longSigns = [
    "===", "!==", "...", "..<", "==", "!=", "<=", ">=", "&&", "||", "??", "->", "=>", "+=", "-=", "*=", "/=", "&=",
    "|=", "++", "--", "@{", "@(", "@[",
].map { Array($0.utf8) }

private func signLength(at offset: Int, in bytes: [UInt8]) -> Int {
    longSigns.first { bytes[offset...].starts(with: $0) }?.count ?? 1
}
