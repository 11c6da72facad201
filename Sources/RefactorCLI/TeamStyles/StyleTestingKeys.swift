import Refactor

extension StyleTesting: StylePart {
    static var keys: [StyleKey<StyleTesting>] {
        [
            StyleKey(
                "making", \.making, .code,
                comment: "How tests make the module of a {screen}; the last line gives what keeps it alive."),
            StyleKey(
                "mocks", \.mocks, .mocks,
                comment: "Classes of the library by which mocks fulfil what it asks for; {log} is the log's type."),
        ]
    }
}

extension StyleForm where Value == [LibraryMock] {
    fileprivate static var mocks: StyleForm {
        StyleForm(
            read: { entry, _, _ throws(CommandError) in
                var mocks: [LibraryMock] = []
                for entry in try entry.list() { mocks.append(try LibraryMock(entry)) }
                return mocks
            },
            lines: { mocks, key in ["\(key):"] + mocks.flatMap(\.inFile) })
    }
}

extension LibraryMock {
    fileprivate init(_ entry: YAMLEntry) throws(CommandError) {
        let entries = try entry.entries(known: ["base", "refines", "text"])
        guard let refined = entries["refines"], let base = entries["base"], let text = entries["text"] else {
            throw entry.fault("a mock of a library's protocol needs 'refines', 'base' and 'text'")
        }
        self.init(of: try refined.text(), base: try base.text(), text: try text.lines())
    }

    fileprivate var inFile: [String] {
        ["  - refines: \(YAMLText.scalar(refined))", "    base: \(YAMLText.scalar(base))"]
            + YAMLText.block("text", text, indent: "    ")
    }
}
