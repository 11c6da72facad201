/// Checks that every line of a comment stands in the split as often as in the original. Marks may differ, and what stands
/// at the head of a file may stand in each.
struct CommentCheck {
    private(set) var faults: [SplitFault] = []
    private(set) var count = 0

    private struct Line {
        let text: String
        let line: Int
        let isOfHead: Bool
    }

    init(of split: [SourceFile], against base: [SourceFile]) {
        var found = Dictionary(split.flatMap(Self.lines).map { ($0.text, 1) }, uniquingKeysWith: +)
        for file in base {
            for line in Self.lines(of: file) {
                count += 1
                let left = found[line.text] ?? 0
                found[line.text] = left - 1
                guard left < 1 else { continue }
                faults.append(
                    SplitFault(
                        rule: .lost, file: file.path, line: line.line,
                        description: "the comment '\(line.text)' stands nowhere"))
            }
        }
        for file in base {
            for line in Self.lines(of: file) where !line.isOfHead && (found[line.text] ?? 0) > 0 {
                found[line.text] = 0
                faults.append(
                    SplitFault(
                        rule: .doubled, file: file.path, line: line.line,
                        description: "the comment '\(line.text)' stands in two places"))
            }
        }
    }

    private static func lines(of file: SourceFile) -> [Line] {
        let language = file.lexicalLanguage
        let firstCode = codeTokens(of: file.bytes, language).first?.offset ?? file.bytes.count
        return comments(in: 0..<file.bytes.count, of: file.bytes, language).flatMap { range -> [Line] in
            let first = file.line(at: range.lowerBound)
            let texts = file.text(range).split(separator: "\n", omittingEmptySubsequences: false)
            return texts.enumerated().compactMap { offset, text in
                let text = trimmed(text)
                let isMark = text.contains("MARK:") || text.allSatisfy { "/*-=!".contains($0) }
                return isMark ? nil : Line(text: text, line: first + offset, isOfHead: range.lowerBound < firstCode)
            }
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
