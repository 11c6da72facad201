/// The facts from a glance at a source file.
package struct GlancedFile: Sendable, Equatable {
    package let path: String
    package let lines: Int
    package let heads: [TypeHead]
    /// Numbers of all words in it, those in strings included.
    package let words: Set<UInt64>

    package init(_ file: SourceFile) {
        path = file.path
        lines = file.lineCount
        heads = [".swift", ".h", ".m", ".mm"].contains(where: file.path.hasSuffix) ? typeHeads(in: file) : []
        var reader = ByteReader(file.bytes, file.lexicalLanguage, strings: .readAsWords)
        var words: Set<UInt64> = []
        while let word = reader.nextWord() { words.insert(reader.hash(of: word)) }
        self.words = words
    }

    var language: SourceLanguage { SourceLanguage(ofText: path) }
    var isHeader: Bool { path.hasSuffix(".h") }
}
