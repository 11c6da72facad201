/// A token of a statement's source, as far as names need one: comments are left out, operators stay whole.
struct CutToken: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case name
        case number
        /// The text is what stands between the quotation marks.
        case string
        case mark
    }

    let kind: Kind
    let text: String
    /// Whether it is the first on its line.
    let startsLine: Bool

    func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
    func isName(_ text: String) -> Bool { kind == .name && self.text == text }

    /// The tokens of a source text. Never fails: what it does not know is a mark.
    static func tokens(of source: String) -> [CutToken] {
        var tokens: [CutToken] = []
        var rest = Substring(source)
        var startsLine = true
        while let letter = rest.first {
            if letter.isNewline { startsLine = true }
            if letter.isWhitespace || letter == ";" {
                startsLine = startsLine || letter == ";"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = afterComment(rest)
            } else {
                let (kind, text, after) = token(at: rest)
                tokens.append(CutToken(kind: kind, text: text, startsLine: startsLine))
                startsLine = false
                rest = after
            }
        }
        return tokens
    }

    private static func token(at rest: Substring) -> (Kind, String, Substring) {
        guard let letter = rest.first else { return (.mark, "", rest) }
        if letter == "\"" { return string(at: rest) }
        if letter == "`" {
            let name = rest.dropFirst().prefix { $0 != "`" }
            return (.name, String(name), rest.dropFirst(name.count + 2))
        }
        if letter.isNumber {
            let number = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return (.number, String(number), rest.dropFirst(number.count))
        }
        if isOfName(letter) || "@#".contains(letter) {
            let name = rest.dropFirst().prefix { isOfName($0) || $0.isNumber }
            return (.name, String(letter) + name, rest.dropFirst(name.count + 1))
        }
        let run = rest.prefix { "=+-*/<>&|%^~".contains($0) }
        return run.isEmpty ? (.mark, String(letter), rest.dropFirst()) : (.mark, String(run), rest.dropFirst(run.count))
    }

    private static func isOfName(_ letter: Character) -> Bool { letter.isLetter || letter == "_" || letter == "$" }

    private static func string(at rest: Substring) -> (Kind, String, Substring) {
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        var text = ""
        var rest = rest.dropFirst(quote.count)
        while let letter = rest.first, !rest.hasPrefix(quote) {
            if letter == "\\" {
                text.append(letter)
                rest = rest.dropFirst()
            }
            if text.hasSuffix("\\"), rest.first == "(" {
                let inside = interpolation(at: rest)
                text += inside
                rest = rest.dropFirst(inside.count)
            } else if let letter = rest.first {
                text.append(letter)
                rest = rest.dropFirst()
            }
        }
        return (.string, text, rest.dropFirst(quote.count))
    }

    /// The text of `(…)` up to its own closing parenthesis.
    private static func interpolation(at rest: Substring) -> String {
        var depth = 0
        var text = ""
        for letter in rest {
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            text.append(letter)
            if depth == 0 { break }
        }
        return text
    }

    private static func afterComment(_ rest: Substring) -> Substring {
        var rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        return rest.dropFirst(2)
    }
}
