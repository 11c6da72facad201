/// A line of a plan file, and what it is about.
struct PlanFileRow {
    /// The subject of a line, whatever the lines around it are.
    struct Place: Hashable {
        let section: String
        /// The names of the entry in a list: the member's id, the proposed name of a method.
        let entry: [String]
        let key: String
    }

    let line: String
    let indent: String
    /// The line without the comment behind it; of a comment, its text.
    let content: String
    /// The comment behind the value.
    let comment: String?
    /// Nil for a comment and a blank line.
    private(set) var place: Place?

    /// The keys that name the entries of the lists.
    private static let names = [
        "files": ["path"], "members": ["id"], "methods": ["proposed"], "parts": ["member", "starts"],
        "border": ["property"], "controllers": ["name", "path"],
    ]

    static func rows(of text: String) -> [PlanFileRow] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        while lines.last?.isEmpty == true { lines.removeLast() }
        var rows = lines.map(PlanFileRow.init)
        var section = ""
        var entry = 0..<0
        for index in rows.indices where !rows[index].isTrivia {
            let (key, isFirst) = (rows[index].key, rows[index].content.hasPrefix("-"))
            if rows[index].indent.isEmpty, !isFirst { (section, entry) = (key, 0..<0) }
            if isFirst { entry = index..<(rows[(index + 1)...].firstIndex(where: \.endsEntry) ?? rows.endIndex) }
            rows[index].place = Place(section: section, entry: name(of: rows[entry], in: section), key: key)
        }
        return rows
    }

    private init(_ line: String) {
        self.line = line
        indent = String(line.prefix(while: \.isWhitespace))
        let rest = line.dropFirst(indent.count)
        let end = rest.hasPrefix("#") ? nil : Self.comment(in: rest)
        let content = end.map { rest[..<$0] } ?? rest
        self.content = String(content.reversed().drop(while: \.isWhitespace).reversed())
        comment = end.map { String(rest[$0...]) }
    }

    private var isTrivia: Bool { content.isEmpty || content.hasPrefix("#") }

    /// True if the lines of an entry end before this one.
    private var endsEntry: Bool { !isTrivia && (content.hasPrefix("-") || indent.isEmpty) }

    /// The words before the colon.
    private var key: String {
        String(content.drop { $0 == "-" || $0 == " " }.prefix { $0 != ":" })
    }

    /// The text behind the colon, without its quotation marks.
    private var value: String {
        let text = content.drop { $0 != ":" }.dropFirst().drop(while: \.isWhitespace)
        guard let mark = text.first, mark == "\"" || mark == "'", text.count > 1, text.last == mark else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }

    private static func name(of rows: ArraySlice<PlanFileRow>, in section: String) -> [String] {
        (names[section] ?? []).compactMap { name in rows.first { $0.key == name }?.value }
    }

    /// Returns the place where the comment behind a value begins: at a number sign after a blank that stands in no
    /// quotation.
    private static func comment(in text: Substring) -> Substring.Index? {
        var quotation: Character?
        var last: Character = " "
        var isEscaped = false
        for index in text.indices {
            let letter = text[index]
            if let mark = quotation {
                if letter == mark, !isEscaped { quotation = nil }
                isEscaped = mark == "\"" && letter == "\\" && !isEscaped
            } else if letter == "#", last.isWhitespace {
                return index
            } else if letter == "\"" || letter == "'", " [{,".contains(last) {
                quotation = letter
            }
            last = letter
        }
        return nil
    }
}
