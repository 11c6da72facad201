/// Finds where a module uses a name: in the source as the person has it, or else in what is written.
struct NamePlaces {
    let sources: [SourceFile]
    let emitted: [SourceFile]

    /// Returns the file and the line of the first use: `App/LoginController.swift:12`.
    func place(of name: String) -> String {
        for file in sources + emitted {
            if let line = file.firstLine(of: name) { return "\(file.path):\(line)" }
        }
        return sources.first?.path ?? ""
    }
}

extension SourceFile {
    /// The line of the first use of a name in the code, outside of texts and comments; nil where there is none.
    func firstLine(of name: String) -> Int? {
        guard contains(name) else { return nil }
        var tokens = LexicalTokens(bytes, lexicalLanguage)
        while let token = tokens.next() {
            if token == name, !tokens.isInString { return line(at: tokens.position - 1) }
        }
        return nil
    }
}
