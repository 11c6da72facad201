/// What a block takes, as its type is written.
enum BlockType {
    /// `(Result<User, Error>) -> Void` takes one value; nil where the type is a name of its own or gives something back.
    static func parameters(of type: String) -> [String]? {
        var text = type[...]
        for word in ["@escaping", "@MainActor", "@Sendable", "@autoclosure"] {
            text = text.drop { $0 == " " }
            guard text.hasPrefix(word) else { continue }
            if word == "@autoclosure" { return nil }
            text = text.dropFirst(word.count)
        }
        text = text.drop { $0 == " " }
        guard text.hasPrefix("("), let close = closing(text) else { return nil }
        let rest = text[text.index(after: close)...].filter { $0 != " " }
        guard ["->Void", "->()"].contains(rest) else { return nil }
        let inside = text[text.index(after: text.startIndex)..<close]
        return parts(of: inside).map(withoutLabel)
    }

    /// The place of the parenthesis that closes the first one.
    private static func closing(_ text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func parts(of text: Substring) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        return (part.allSatisfy { $0 == " " } ? parts : parts + [part]).map { String($0.drop { $0 == " " }) }
    }

    /// `_ data: Data?` is a `Data?`.
    private static func withoutLabel(_ part: String) -> String {
        guard let colon = part.firstIndex(of: ":"),
            part[..<colon].allSatisfy({ $0.isLetter || " _0123456789".contains($0) })
        else { return part }
        return String(part[part.index(after: colon)...].drop { $0 == " " })
    }
}
