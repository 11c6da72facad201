/// The words and signs of a source text, Swift or Objective-C; comments and the text of strings are passed over.
struct CodeWords {
    private var cursor: CodeCursor

    init(_ bytes: [UInt8], _ language: SourceLanguage = .swift) { cursor = CodeCursor(bytes[...], language) }

    /// The offset where the next word is looked for.
    var position: Int { cursor.position }

    /// The next word, or the next sign by itself; nil at the end.
    mutating func next() -> String? {
        while !cursor.isAtEnd {
            let isText = cursor.isInText
            if let word = cursor.word() {
                if !isText { return String(decoding: cursor.bytes[word], as: UTF8.self) }
            } else if !cursor.skipMark() {
                let byte = cursor.bytes[cursor.position]
                cursor.step()
                if !isText, byte > 32 { return String(Unicode.Scalar(byte)) }
            }
        }
        return nil
    }
}
