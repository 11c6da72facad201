/// Values as YAML that reads them back as they are.
enum YAMLText {
    static func list(_ texts: [String]) -> String { "[" + texts.map(scalar).joined(separator: ", ") + "]" }

    /// A list with an entry a line.
    static func items(_ key: String, _ texts: [String], indent: String = "") -> [String] {
        [indent + key + ":"] + texts.map { "\(indent)  - \(scalar($0))" }
    }

    /// Lines as a block; their own indentation counts from its first column.
    static func block(_ key: String, _ lines: [String], indent: String = "") -> [String] {
        guard let first = lines.first else { return [] }
        let width = first.hasPrefix(" ") || first.isEmpty ? "2" : ""
        return ["\(indent)\(key): |\(width)"] + lines.map { $0.isEmpty ? "" : indent + "  " + $0 }
    }

    /// A text as YAML reads it back: plain where that is plain to see.
    static func scalar(_ text: String) -> String {
        let isPlain =
            text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || " _-./".contains($0) }
            && text.last != " " && text.allSatisfy(\.isASCII)
            && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
        guard !isPlain else { return text }
        let escaped = text.map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            default: String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
