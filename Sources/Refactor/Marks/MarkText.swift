/// Puts together the text of a stretch: lines of the source, and marks and blank lines of ours.
struct MarkText {
    let facts: SyntaxFacts
    let file: Int
    private(set) var pieces: [Piece] = []

    init(facts: SyntaxFacts, file: Int) {
        self.facts = facts
        self.file = file
    }

    mutating func append(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        pieces.append(.source(file: file, range: range))
    }

    mutating func appendBlankLine() { pieces.append(.generated(facts.newline)) }

    /// A mark before a declaration, indented like it.
    mutating func append(markTitled title: String, before declaration: Int) {
        let start = facts.file.lineStarts[facts.file.line(at: declaration) - 1]
        let indentation = facts.file.bytes[start..<declaration].prefix { $0 == 32 || $0 == 9 }
        let mark = facts.language.mark(titled: title)
        pieces.append(.generated(String(decoding: indentation, as: UTF8.self) + mark + facts.newline))
        let isInType = facts.types.contains { $0.body.contains(declaration) }
        if facts.hasBlankLineBelowMarks(inTypes: isInType) { appendBlankLine() }
    }

    /// The text as an edit of a stretch; marks and blank lines that it leaves out are accounted for.
    func edit(of range: Range<Int>) -> MarkEdit {
        let used = pieces.compactMap { piece -> Range<Int>? in
            if case .source(_, let range) = piece { range } else { nil }
        }.sorted { $0.lowerBound < $1.lowerBound }
        var removals: [Removal] = []
        var position = range.lowerBound
        for next in used + [range.upperBound..<range.upperBound] {
            if position < next.lowerBound { removals += self.removals(in: position..<next.lowerBound) }
            position = max(position, next.upperBound)
        }
        return MarkEdit(range: range, pieces: pieces, removals: removals)
    }

    private func removals(in range: Range<Int>) -> [Removal] {
        GapLine.lines(in: range, of: facts).map { line in
            Removal(file: file, range: line.range, cause: line.mark == nil ? .blankLines : .mark)
        }
    }
}
