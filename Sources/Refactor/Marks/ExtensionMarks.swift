/// Writes a mark above an extension that has none; extensions that follow one another under one title share it.
struct ExtensionMarks {
    /// An extension that gets a mark, and the title of most of its members.
    struct Entry {
        let type: TypeFact
        let title: String
    }

    let facts: SyntaxFacts
    let file: Int
    let titles: MarkTitles

    func edits(for entries: [Entry]) -> [MarkEdit] {
        let outer = facts.marks.filter { mark in
            !facts.types.contains { $0.declaration.contains(mark.range.lowerBound) }
        }
        var edits: [MarkEdit] = []
        var title: String?
        var end = 0
        for type in facts.types.sorted(by: { $0.declaration.lowerBound < $1.declaration.lowerBound }) {
            let start = type.declaration.lowerBound
            title = outer.last { end <= $0.range.lowerBound && $0.range.lowerBound < start }?.title ?? title
            end = type.declaration.upperBound
            guard let entry = entries.first(where: { $0.type.declaration == type.declaration }) else {
                title = nil
                continue
            }
            let isOwn = title.map { !titles.groups(titled: $0).isEmpty } ?? true
            guard isOwn, title != entry.title, let edit = edit(above: entry) else { continue }
            edits.append(edit)
            title = entry.title
        }
        return edits
    }

    private func edit(above entry: Entry) -> MarkEdit? {
        let start = entry.type.range.lowerBound
        let bytes = facts.file.bytes
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        var text = MarkText(facts: facts, file: file)
        let lineAbove = bytes[..<start].dropLast().reversed().prefix { $0 != UInt8(ascii: "\n") }
        if !lineAbove.allSatisfy(\.isBlank) { text.appendBlankLine() }
        text.append(markTitled: entry.title, before: entry.type.declaration.lowerBound)
        return text.edit(of: start..<start)
    }
}
