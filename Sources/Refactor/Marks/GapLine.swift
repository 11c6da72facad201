/// A line between two members, or the lines of a comment that spans several.
struct GapLine: Equatable {
    enum Kind: Equatable {
        case blank
        case comment
        case mark(title: String)
        /// Anything else: `#if`, `@synthesize`, a C function; a comment that switches a tool on or off, too.
        case code
    }

    var kind: Kind
    /// Whole lines, as far as they lie in the gap.
    var range: Range<Int>

    var mark: String? {
        if case .mark(let title) = kind { title } else { nil }
    }

    /// The lines of a range that holds no member.
    static func lines(in range: Range<Int>, of facts: SyntaxFacts) -> [GapLine] {
        var lines: [GapLine] = []
        var start = range.lowerBound
        var cursor = CodeCursor(facts.file.bytes[range], facts.language)
        while !cursor.isAtEnd {
            let isCode = skipLine(&cursor)
            let line = start..<cursor.position
            lines.append(GapLine(kind: kind(of: line, isCode: isCode, in: facts), range: line))
            start = cursor.position
        }
        return lines
    }

    /// Goes behind the line's break, or that of the last line of a comment or a string; says whether it met code.
    private static func skipLine(_ cursor: inout CodeCursor) -> Bool {
        var isCode = false
        while !cursor.isAtEnd {
            if cursor.skipComment() { continue }
            let byte = cursor.bytes[cursor.position]
            isCode = isCode || !byte.isBlank
            if cursor.skipString() != nil || cursor.skipMark() { continue }
            cursor.step()
            if byte == UInt8(ascii: "\n") { break }
        }
        return isCode
    }

    private static func kind(of line: Range<Int>, isCode: Bool, in facts: SyntaxFacts) -> Kind {
        let bytes = facts.file.bytes
        guard let first = line.first(where: { !bytes[$0].isBlank }) else { return .blank }
        if let mark = facts.marks.first(where: { $0.range.lowerBound == first }),
            mark.range.upperBound <= line.upperBound,
            bytes[mark.range.upperBound..<line.upperBound].allSatisfy(\.isBlank)
        {
            return .mark(title: mark.title)
        }
        return isCode || switchesTool(facts.file.text(line)) ? .code : .comment
    }

    /// Returns true if a comment switches a tool on or off from its line on, so that nothing may move across it.
    static func switchesTool(_ comment: String) -> Bool {
        let text = comment.filter { !$0.isWhitespace }
        let switches = [
            "swiftlint:disable", "swiftlint:enable", "swiftformat:disable", "swiftformat:enable", "clang-formato",
            "sourcery:", "NOLINTBEGIN", "NOLINTEND",
        ]
        let here = [
            "swiftlint:disable:next", "swiftlint:disable:this", "swiftformat:disable:next", "swiftformat:disable:this",
        ]
        return switches.contains { text.contains($0) } && !here.contains { text.contains($0) }
    }
}
