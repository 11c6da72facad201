/// Checks that every line of a comment stands in the split as often as in the original. Marks may differ, and what stands
/// at the head of a file may stand in each. Where equal parts became one function, their comments stand once in it.
struct CommentCheck {
    private(set) var faults: [SplitFault] = []
    private(set) var count = 0

    private struct Line {
        let text: String
        let line: Int
        let isOfHead: Bool
    }

    /// - Parameters:
    ///   - clauses: What the split consists of.
    ///   - spare: How much more often its functions are called than in the original.
    init(of split: [SourceFile], _ clauses: [Clause], spare: [String: Int], against base: [SourceFile]) {
        var found = Dictionary(split.flatMap(Self.lines).map { ($0.text, 1) }, uniquingKeysWith: +)
        var merged = Self.merged(in: split, clauses, spare: spare)
        let originals = base.map { (file: $0, lines: Self.lines(of: $0)) }
        for (file, lines) in originals {
            for line in lines {
                count += 1
                let left = found[line.text] ?? 0
                found[line.text] = left - 1
                guard left < 1 else { continue }
                if let again = merged[line.text], again > 0 {
                    merged[line.text] = again - 1
                    continue
                }
                faults.append(
                    SplitFault(
                        rule: .lost, file: file.path, line: line.line,
                        description: "the comment '\(line.text)' stands nowhere"))
            }
        }
        for (file, lines) in originals {
            for line in lines where !line.isOfHead && (found[line.text] ?? 0) > 0 {
                found[line.text] = 0
                faults.append(
                    SplitFault(
                        rule: .doubled, file: file.path, line: line.line,
                        description: "the comment '\(line.text)' stands in two places"))
            }
        }
    }

    /// Returns how often more the lines stand for comments of the original, since their function is called for each.
    private static func merged(in split: [SourceFile], _ clauses: [Clause], spare: [String: Int]) -> [String: Int] {
        guard !spare.isEmpty else { return [:] }
        var merged: [String: Int] = [:]
        let byFile = Dictionary(grouping: clauses.indices) { clauses[$0].file }
        for (index, file) in split.enumerated() {
            var rest = (byFile[index] ?? [])[...]
            var function: String?
            for line in lines(of: file) {
                while let next = rest.first, clauses[next].line <= line.line {
                    function = (clauses[next].functionName == nil ? clauses[next].function : next)
                        .flatMap { clauses[$0].baseName }
                    rest.removeFirst()
                }
                if let count = function.flatMap({ spare[$0] }) { merged[line.text, default: 0] += count }
            }
        }
        return merged
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
