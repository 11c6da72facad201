extension SyntaxFacts {
    /// The first preprocessor line of a range that has an effect on what follows it; nil in Swift.
    ///
    /// Returns a directive of the range that is in force behind it; what is opened and closed again within the range
    /// does not count: `#if`, `#pragma clang diagnostic push`.
    func directive(in range: Range<Int>) -> String? {
        guard language == .objectiveC else { return nil }
        let lines = file.text(range).split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        let directives = lines.filter { $0.hasPrefix("#") }.map { line in
            (text: String(line), words: line.dropFirst().split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        }
        if let lasting = directives.first(where: { Self.lasting.contains($0.words.first ?? "") }) {
            return lasting.text
        }
        let pragmas = directives.filter { $0.words.first == "pragma" && $0.words.dropFirst().first != "mark" }
        let depth = pragmas.count { $0.words.contains("push") }
        let isClosed = depth > 0 && depth == pragmas.count { $0.words.contains("pop") }
        return isClosed ? nil : pragmas.first?.text
    }

    private static let lasting: Set<Substring> = ["define", "import", "include", "line", "undef"]
}
