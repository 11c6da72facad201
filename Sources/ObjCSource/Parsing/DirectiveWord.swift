/// The effect of a directive on the branches around it.
enum DirectiveWord {
    case ifWord, elseWord, endif

    /// Nil for directives that open, change or close no branch.
    init?(_ token: Token, in bytes: UnsafeBufferPointer<UInt8>) {
        var at = Int(token.start) + 1
        let end = Int(token.end)
        while at < end, bytes[at] == UInt8(ascii: " ") || bytes[at] == UInt8(ascii: "\t") { at += 1 }
        let start = at
        while at < end, Lexer.isWordByte(bytes[at]) { at += 1 }
        let word = bytes[start..<at]
        if Self.isOne(word, of: "if", "ifdef", "ifndef") {
            self = .ifWord
        } else if Self.isOne(word, of: "else", "elif", "elifdef", "elifndef") {
            self = .elseWord
        } else if Self.isOne(word, of: "endif") {
            self = .endif
        } else {
            return nil
        }
    }

    private static func isOne(_ word: Slice<UnsafeBufferPointer<UInt8>>, of words: StaticString...) -> Bool {
        words.contains { candidate in candidate.withUTF8Buffer { $0.elementsEqual(word) } }
    }
}
