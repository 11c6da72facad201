import Refactor

extension NamedTree {
    /// The bytes that leave with a declaration: its attached comments, itself, a comment behind it on its last line.
    ///
    /// Whole lines where nothing else stands on them; `isAlone` says whether that is so.
    func rangeWithComments(of node: Int32) -> (range: Range<Int>, isAlone: Bool) {
        let declaration = range(node)
        let start = Int(tokens[firstComment(of: node)].start)
        let lineStart = file.lineStarts[file.line(at: start) - 1]
        let startsLine = bytes[lineStart..<start].allSatisfy { $0 == 32 || $0 == 9 }
        guard startsLine, let end = endOfLineComment(after: declaration.upperBound) else {
            return (start..<declaration.upperBound, false)
        }
        return (lineStart..<end, true)
    }

    /// The text of the comments that stand directly above a declaration.
    func documentation(of node: Int32) -> String {
        (firstComment(of: node)..<first(node)).filter { isComment($0) }.map { file.text(tokens[$0].range) }
            .joined(separator: " ")
    }

    /// The first of the comments that stand directly above a declaration, or its first token; a mark is none of them.
    private func firstComment(of node: Int32) -> Int {
        let isMethod = kind(node) == .methodDefinition
        var start = first(node)
        var index = start - 1
        var newlines = 0
        while index >= 0, tokens[index].kind.isTrivia, tokens[index].kind != .directive {
            if tokens[index].kind == .blank {
                newlines += bytes[tokens[index].range].count { $0 == UInt8(ascii: "\n") }
                if newlines > (isMethod && isDocumentation(index - 1) ? 2 : 1) { return start }
            } else {
                if isMark(tokens[index].range) || !isFirstOnLine(index) { return start }
                start = index
                newlines = 0
            }
            index -= 1
        }
        return start
    }

    /// Returns true for `/** … */` and `/// …`, which belong to what follows, be there a blank line between.
    private func isDocumentation(_ index: Int) -> Bool {
        guard index >= 0, isComment(index) else { return false }
        let text = bytes[tokens[index].range]
        return text.starts(with: Array("/**".utf8)) || text.starts(with: Array("///".utf8))
    }

    /// Returns true if a comment starts a line, rather than ending the line of the previous token.
    private func isFirstOnLine(_ comment: Int) -> Bool {
        var index = comment - 1
        while index >= 0, tokens[index].kind.isTrivia, tokens[index].kind != .directive {
            if bytes[tokens[index].range].contains(UInt8(ascii: "\n")) { return true }
            index -= 1
        }
        return index < 0
    }

    private func isComment(_ token: Int) -> Bool {
        tokens[token].kind == .lineComment || tokens[token].kind == .blockComment
    }

    /// Returns true if a comment is a section mark; most comments are told by their first letter.
    func isMark(_ comment: Range<Int>) -> Bool {
        let letter = bytes[comment].first { ![9, 32, 33, 42, 47].contains($0) }
        return letter == UInt8(ascii: "M") && MarkTitle.title(ofComment: file.text(comment)) != nil
    }

    /// The end of the line, its break included, when only blanks and comments follow; nil when code or a mark does.
    private func endOfLineComment(after offset: Int) -> Int? {
        var end = offset
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";"): end += 1
            case UInt8(ascii: "\n"): return end + 1
            case UInt8(ascii: "\r"): return end + 1 < bytes.count && bytes[end + 1] == 10 ? end + 2 : end + 1
            case UInt8(ascii: "/"):
                guard let behind = endOfComment(at: end), !isMark(end..<behind) else { return nil }
                end = behind
            default: return nil
            }
        }
        return end
    }

    /// Returns the end of a comment, a line comment before its line break; nil when there is none, or when it spans
    /// lines.
    private func endOfComment(at offset: Int) -> Int? {
        var end = offset + 1
        guard end < bytes.count else { return nil }
        if bytes[end] == UInt8(ascii: "/") {
            while end < bytes.count, bytes[end] != 10, bytes[end] != 13 {
                if bytes[end] == UInt8(ascii: "\\"), isLineBreak(end + 1) { return nil }
                end += 1
            }
            return end
        }
        guard bytes[end] == UInt8(ascii: "*") else { return nil }
        end += 1
        while end + 1 < bytes.count, bytes[end] != 10, bytes[end] != 13 {
            if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
            end += 1
        }
        return nil
    }

    private func isLineBreak(_ offset: Int) -> Bool {
        offset < bytes.count && (bytes[offset] == 10 || bytes[offset] == 13)
    }
}
