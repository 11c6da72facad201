/// Returns the ranges of comments in a range of a source that begins in code; their line breaks are none of theirs.
package func comments(
    in range: Range<Int>, of bytes: [UInt8], _ language: SourceLanguage = .swift
) -> [Range<Int>] {
    var cursor = CodeCursor(bytes[range], language)
    var found: [Range<Int>] = []
    while !cursor.isAtEnd {
        let start = cursor.position
        if !cursor.isInText, cursor.skipComment() {
            found.append(start..<cursor.position)
        } else if cursor.skipString() == nil, !cursor.skipMark() {
            cursor.step()
        }
    }
    return found
}

extension Range<Int> {
    /// The parts that no other range covers.
    package func without(_ others: [Range<Int>]) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var position = lowerBound
        for other in others.sorted(by: { $0.lowerBound < $1.lowerBound }) where other.overlaps(self) {
            if other.lowerBound > position { parts.append(position..<other.lowerBound) }
            position = Swift.max(position, other.upperBound)
        }
        if position < upperBound { parts.append(position..<upperBound) }
        return parts
    }
}

/// Returns true for a comment that only draws a line: `//`, `// ------`.
package func isDrawnLine(_ comment: Substring) -> Bool {
    comment.hasPrefix("//") && comment.allSatisfy { "/-=*#_~ \t".contains($0) }
}
