/// Finds the title of a section mark in a comment or in a `#pragma`.
enum MarkTitle {
    /// The title of `// MARK: - Title`, empty for a bare separator; nil when the comment is no mark.
    ///
    /// `MARK` must be followed by a colon, a dash or nothing: `// MARK the spot` is an ordinary comment.
    static func title(ofComment comment: String) -> String? {
        let line = comment.split(whereSeparator: \.isNewline).first ?? ""
        var text = line.drop { $0 == "/" || $0 == "*" || $0 == "!" || isBlank($0) }
        if text.hasSuffix("*/") { text = text.dropLast(2) }
        guard text.hasPrefix("MARK") else { return nil }
        text = text.dropFirst(4).drop(while: isBlank)
        guard let separator = text.first else { return "" }
        guard ":：-".contains(separator) else { return nil }
        return trimmed(text.dropFirst())
    }

    /// The title of `#pragma mark - Title`, empty for a bare separator; nil when the directive is no mark.
    static func title(ofDirective directive: String) -> String? {
        var text = directive.dropFirst().drop(while: isBlank)
        guard text.hasPrefix("pragma") else { return nil }
        text = text.dropFirst(6)
        guard text.first.map(isBlank) == true else { return nil }
        text = text.drop(while: isBlank)
        guard text.hasPrefix("mark") else { return nil }
        text = text.dropFirst(4)
        guard let next = text.first else { return "" }
        return next.isLetter || next.isNumber || next == "_" ? nil : trimmed(text)
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0.isWhitespace || isDash($0) }
        while let last = text.last, last.isWhitespace || isDash(last) { text.removeLast() }
        return String(text)
    }

    private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

    private static func isDash(_ character: Character) -> Bool {
        character == "-" || character == "–" || character == "—"
    }
}
