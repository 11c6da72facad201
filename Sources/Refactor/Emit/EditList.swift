/// Insertions, deletions and replacements in a piece of source; applying them gives pieces and removals.
package struct EditList: Sendable {
    private struct Edit {
        let range: Range<Int>
        let text: String
        let cause: Removal.Cause?
    }

    private var edits: [Edit] = []

    package init() {}

    package mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text, cause: nil))
    }

    package mutating func remove(_ range: Range<Int>, because cause: Removal.Cause?) {
        edits.append(Edit(range: range, text: "", cause: cause))
    }

    /// Removes a range but for its comments, which stay where they are.
    package mutating func remove(_ range: Range<Int>, besidesCommentsOf file: SourceFile, because cause: Removal.Cause)
    {
        let found = comments(in: range, of: file.bytes)
        for part in range.without(found) {
            // A blank or a line break beside a comment stays with it.
            let isBlank = { (offset: Int) in file.bytes[offset] == 32 || (9...13).contains(file.bytes[offset]) }
            let start = part.first { found.isEmpty || !isBlank($0) }
            let end = part.last { found.isEmpty || !isBlank($0) }
            if let start, let end { remove(start..<(end + 1), because: cause) }
        }
    }

    package mutating func replace(_ range: Range<Int>, with text: String, because cause: Removal.Cause) {
        edits.append(Edit(range: range, text: text, cause: cause))
    }

    /// Returns by how many bytes the edits lengthen a range of one line; nil where they break it or reach beyond it.
    package func growth(of range: Range<Int>) -> Int? {
        var growth = 0
        for edit in edits
        where edit.range.overlaps(range) || edit.range.isEmpty && range.contains(edit.range.lowerBound) {
            guard range.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= range.upperBound,
                !edit.text.utf8.contains(UInt8(ascii: "\n"))
            else { return nil }
            growth += edit.text.utf8.count - edit.range.count
        }
        return growth
    }

    /// The pieces of a source range after the edits that lie in it.
    ///
    /// Edits inside a removed range fall away with it. A removal without a cause is one whose bytes another file takes.
    package func apply(to range: Range<Int>, of file: Int) -> (pieces: [Piece], removals: [Removal]) {
        var pieces: [Piece] = []
        var removals: [Removal] = []
        var position = range.lowerBound
        let ordered = edits.enumerated().filter {
            range.lowerBound <= $0.element.range.lowerBound && $0.element.range.upperBound <= range.upperBound
        }.sorted { left, right in
            let leftKey = (
                left.element.range.lowerBound, left.element.range.isEmpty ? 0 : 1, -left.element.range.upperBound
            )
            let rightKey = (
                right.element.range.lowerBound, right.element.range.isEmpty ? 0 : 1, -right.element.range.upperBound
            )
            return leftKey == rightKey ? left.offset < right.offset : leftKey < rightKey
        }
        for (_, edit) in ordered where edit.range.lowerBound >= position {
            if edit.range.lowerBound > position {
                pieces.append(.source(file: file, range: position..<edit.range.lowerBound))
            }
            if !edit.text.isEmpty { pieces.append(.generated(edit.text)) }
            if let cause = edit.cause { removals.append(Removal(file: file, range: edit.range, cause: cause)) }
            position = max(position, edit.range.upperBound)
        }
        if position < range.upperBound { pieces.append(.source(file: file, range: position..<range.upperBound)) }
        return (pieces, removals)
    }
}
