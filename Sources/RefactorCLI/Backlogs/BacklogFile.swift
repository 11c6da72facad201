import Refactor

/// The file in which a team keeps its backlog: read strictly, written with the comments that people put there.
struct BacklogFile {
    static let keys = ["controllers", "folder", "schema"]
    static let itemKeys = ["beyond", "first", "lines", "name", "note", "path", "state"]

    /// The folder of the app, from the folder of the file.
    let folder: String
    let backlog: Backlog

    /// Reads a file; what is not known in it is an error with its line.
    static func read(_ path: String) throws(CommandError) -> BacklogFile {
        let text = try Disk.read(path).text
        let root = try YAMLEntry.root(of: text, at: path, what: "'refactor backlog DIR -o' writes one")
        let entries = try root.entries(known: keys)
        guard try entries["schema"]?.text() == "1" else {
            throw root.fault("a backlog begins with 'schema: 1'; 'refactor backlog DIR -o' writes one")
        }
        var items: [Backlog.Item] = []
        if let list = entries["controllers"] {
            for entry in try list.list() { items.append(try item(entry)) }
        }
        return BacklogFile(folder: try entries["folder"]?.text() ?? ".", backlog: Backlog(items: items))
    }

    private static func item(_ entry: YAMLEntry) throws(CommandError) -> Backlog.Item {
        let values = try entry.entries(known: itemKeys)
        guard let name = values["name"], let path = values["path"] else {
            throw entry.fault("a controller needs its 'name' and its 'path'")
        }
        var state = BacklogState.open
        if let word = values["state"] {
            let text = try word.text()
            guard let found = BacklogState(rawValue: text) else {
                throw word.fault("'\(text)' is no state", word: text, known: BacklogState.allCases.map(\.rawValue))
            }
            state = found
        }
        return Backlog.Item(
            name: try name.text(), path: try path.text(), state: state, lines: try number(values["lines"]),
            beyond: try number(values["beyond"]), first: try number(values["first"]), note: try values["note"]?.text())
    }

    private static func number(_ entry: YAMLEntry?) throws(CommandError) -> Int {
        guard let entry else { return 0 }
        guard let number = Int(try entry.text()), number >= 0 else {
            throw entry.fault("a number of lines is expected here")
        }
        return number
    }

    /// The text of the file; `old` is the one that it takes the place of.
    func text(replacing old: String?) -> String {
        var lines = [
            "# How far the view controllers have come. 'refactor backlog' brings states and figures up to date from the",
            "# sources; 'state: dropped', a 'note' and comments are yours and are kept.",
            "schema: 1", "folder: \(YAMLText.scalar(folder))",
            backlog.items.isEmpty ? "controllers: []" : "controllers:",
        ]
        for item in backlog.items {
            lines += [
                "  - name: \(YAMLText.scalar(item.name))", "    path: \(YAMLText.scalar(item.path))",
                "    state: \(item.state.rawValue)", "    lines: \(item.lines)", "    beyond: \(item.beyond)",
                "    first: \(item.first)",
            ]
            if let note = item.note { lines.append("    note: \(YAMLText.scalar(note))") }
        }
        let text = lines.joined(separator: "\n") + "\n"
        return old.map { PlanFileComments(in: $0).kept(in: text) } ?? text
    }
}
