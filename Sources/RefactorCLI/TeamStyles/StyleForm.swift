import Refactor

/// The form of a value in a style's file.
struct StyleForm<Value> {
    let read: (YAMLEntry, _ key: String, inout StyleSpots) throws(CommandError) -> Value
    let lines: (Value, _ key: String) -> [String]

    /// One that stands behind its key.
    static func inline(
        read: @escaping (YAMLEntry) throws(CommandError) -> Value, text: @escaping (Value) -> String
    ) -> StyleForm {
        StyleForm(
            read: { entry, _, _ throws(CommandError) in try read(entry) },
            lines: { value, key in ["\(key): \(text(value))"] })
    }

    /// One of a few words.
    static func choice(_ choices: KeyValuePairs<String, Value>, called what: String) -> StyleForm
    where Value: Equatable {
        .inline(
            read: { entry throws(CommandError) in try entry.choice(choices, called: what) },
            text: { value in choices.first { $0.value == value }?.key ?? "" })
    }

    /// The form of a value that there need not be.
    static func optional<Wrapped>(_ form: StyleForm<Wrapped>) -> StyleForm where Value == Wrapped? {
        StyleForm(
            read: { entry, key, spots throws(CommandError) in try form.read(entry, key, &spots) },
            lines: { value, key in value.map { form.lines($0, key) } ?? [] })
    }
}

extension StyleForm where Value == String {
    static var text: StyleForm {
        .inline(read: { entry throws(CommandError) in try entry.text() }, text: YAMLText.scalar)
    }
}

extension StyleForm where Value == [String] {
    /// Words on one line.
    static var list: StyleForm {
        .inline(read: { entry throws(CommandError) in try entry.texts() }, text: YAMLText.list)
    }

    /// Sentences, one a line.
    static var items: StyleForm {
        StyleForm(
            read: { entry, _, _ throws(CommandError) in try entry.texts() },
            lines: { YAMLText.items($1, $0) })
    }

    /// Code, or the name of a template beside the file.
    static var code: StyleForm {
        StyleForm(
            read: { entry, key, spots throws(CommandError) in
                try spots.lines(entry) { .line(key: key, $0) }
            },
            lines: { YAMLText.block($1, $0) })
    }
}

extension StyleForm where Value == [SourceLanguage] {
    static var languages: StyleForm { .inline(read: [SourceLanguage].init(inFile:), text: \.inFile) }
}

extension [SourceLanguage] {
    private static let words: KeyValuePairs = ["swift": SourceLanguage.swift, "objective-c": .objectiveC]

    /// A list of languages, or one by itself.
    init(inFile entry: YAMLEntry) throws(CommandError) {
        self = []
        for word in try entry.several() { append(try word.choice(Self.words, called: "language")) }
    }

    fileprivate var inFile: String {
        YAMLText.list(compactMap { language in Self.words.first { $0.value == language }?.key })
    }
}
