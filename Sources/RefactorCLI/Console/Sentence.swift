/// Sentences for standard error: read at a glance, whatever the files hold that they quote.
enum Sentence {
    /// Letters of a quotation; a path is given whole.
    private static let mostOfQuote = 80
    private static let mostOfLine = 1_000
    private static let mostNames = 8

    /// A text with its quotations in one line and short, and with no line that is longer than a paragraph.
    static func readable(_ text: String) -> String {
        quotations(shortIn: text).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.count > mostOfLine ? line.prefix(mostOfLine * 3 / 4) + " … " + line.suffix(mostOfLine / 5) : line
        }.joined(separator: "\n")
    }

    /// `A, B and 12 more`
    static func list(_ names: [String], separator: String = ", ") -> String {
        let shown = names.count > mostNames + 1 ? mostNames : names.count
        let rest = names.count - shown
        return names.prefix(shown).joined(separator: separator) + (rest > 0 ? " and \(rest) more" : "")
    }

    // MARK: - Quotations

    /// A quotation begins with a mark that has no letter before it and ends with one that has none behind it, so that
    /// `module's` begins none.
    private static func quotations(shortIn text: String) -> String {
        var result = ""
        var rest = text[...]
        var last: Character = " "
        while let letter = rest.first {
            if letter == "'", !isOfWord(last), let end = endOfQuotation(rest.dropFirst()) {
                result += "'" + short(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[end...]
            }
            last = letter
            result.append(rest.removeFirst())
        }
        return result
    }

    private static func endOfQuotation(_ text: Substring) -> Substring.Index? {
        text.indices.first { index in
            guard text[index] == "'" else { return false }
            let next = text.index(after: index)
            return next == text.endIndex || !isOfWord(text[next])
        }
    }

    private static func isOfWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }

    private static func short(_ quotation: Substring) -> String {
        guard quotation.count > mostOfQuote || quotation.contains(where: \.isWhitespace) else {
            return String(quotation)
        }
        let words = quotation.split(whereSeparator: \.isWhitespace)
        let isPath = words.count == 1 && quotation.contains("/") && quotation.count <= mostOfLine / 2
        let line = isSpaced(quotation) ? quotation[...] : words.joined(separator: " ")[...]
        return line.count > mostOfQuote && !isPath ? line.prefix(mostOfQuote) + "…" : String(line)
    }

    /// Returns true if single blanks are all that it has between words.
    private static func isSpaced(_ quotation: Substring) -> Bool {
        quotation.allSatisfy { !$0.isWhitespace || $0 == " " }
    }
}
