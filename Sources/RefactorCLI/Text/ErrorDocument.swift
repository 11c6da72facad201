/// The form of standard error where JSON was asked for: `{"error": {"message": …}}`.
struct ErrorDocument: Encodable {
    struct Entry: Encodable {
        let message: String
        /// The file, if it is in one.
        var file: String?
        var line: Int?
        /// The advice on what to do.
        var hint: String?
    }

    let error: Entry

    init(_ error: CommandError) {
        let place = error.place
        var text = error.description
        if let place {
            for head in [
                "\(place.file):\(place.line ?? 0):\(place.column ?? 0): ", "\(place.file):\(place.line ?? 0): ",
                "\(place.file): ",
            ]
            where text.hasPrefix(head) {
                text.removeFirst(head.count)
                break
            }
        }
        let parts = error.hasHint ? text.split(separator: "; ", maxSplits: 1).map(String.init) : [text]
        self.error = Entry(
            message: parts.first ?? text, file: place?.file, line: place?.line,
            hint: parts.count > 1 ? parts[1] : nil)
    }

    /// An error of the command line's parser.
    init(message: String) { error = Entry(message: message) }

    /// On one line, with what would command a terminal spelled as JSON spells it, so that it is still JSON when shown.
    var text: String {
        let text = (try? PlanJSON.encodedOnOneLine(self)) ?? error.message
        return text.unicodeScalars.reduce(into: "") { spelled, scalar in
            let code = String(scalar.value, radix: 16)
            spelled +=
                Terminal.isCommand(scalar) && scalar != "\n"
                ? "\\u" + String(repeating: "0", count: max(0, 4 - code.count)) + code : String(scalar)
        }
    }

    /// Says what went wrong, for people or for programs.
    static func say(_ error: CommandError) {
        guard isAsked(by: CommandLine.arguments) else { return Terminal.remark("\(error)") }
        Terminal.error(ErrorDocument(error).text)
    }

    /// Returns true if the words of a command ask for JSON.
    static func isAsked(by words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { $0 == "--format" && $1 == "json" } || words.contains("--format=json")
    }
}
