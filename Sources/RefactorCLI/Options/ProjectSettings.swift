import Refactor
import Yams

/// The settings of a team for all files of a project, in `.refactor.yml`; options of a command win over it.
struct ProjectSettings {
    /// The keys that it can have.
    static let known = ["check", "exclude", "keep", "names", "roles", "style", "titles"]

    /// The file's name.
    static let file = ".refactor.yml"

    /// The file that says it; nil where there is none.
    private(set) var path: String?
    /// The name of the style to use.
    private(set) var style: String?
    /// Names of modules by those of their controllers.
    private(set) var names: [String: String] = [:]
    /// The titles of section marks.
    private(set) var titles: TitleChoice?
    /// The purposes of the team's own types.
    private(set) var kinds: [String: TypeClass] = [:]
    /// Folders and files that are left out where a whole app is read.
    private(set) var exclude: [String] = []
    /// Methods that nothing is cut out of, by their names.
    private(set) var keep: [String] = []
    /// The rules of the architecture, as they are written.
    private(set) var check: YAMLEntry?
    private var keys: [String] = []

    /// The settings of the nearest file in a folder or above it, as far as the repository goes.
    static func read(near folder: String) throws(CommandError) -> ProjectSettings {
        let paths = Surroundings.folders(around: Surroundings.existing(folder)).map { Surroundings.path(file, in: $0) }
        guard let path = paths.first(where: Disk.exists) else { return ProjectSettings() }
        return try read(at: path)
    }

    /// The settings of a file.
    static func read(at path: String) throws(CommandError) -> ProjectSettings {
        var settings = ProjectSettings()
        try settings.read(path)
        return settings
    }

    private mutating func read(_ path: String) throws(CommandError) {
        self.path = path
        let text = try Disk.read(path).text
        guard text.split(whereSeparator: \.isNewline).contains(where: { !$0.drop { $0 == " " }.hasPrefix("#") }) else {
            return
        }
        let root = try YAMLEntry.root(of: text, at: path, what: "give lines such as 'style: rambler-swift'")
        let entries = try root.entries(known: Self.known)
        keys = entries.keys.filter { $0 != "check" }.sorted()
        check = entries["check"]
        style = try entries["style"]?.text()
        exclude = try entries["exclude"]?.texts() ?? []
        keep = try entries["keep"]?.texts() ?? []
        for (key, value) in try entries["names"]?.pairs() ?? [] {
            let name = try value.text()
            guard isIdentifier(name), name.first?.isUppercase == true else {
                throw value.fault("'\(name)' cannot be a module's name; it starts with a capital letter, such as Login")
            }
            names[try key.text()] = name
        }
        for (key, value) in try entries["roles"]?.pairs() ?? [] {
            kinds[try key.text()] = try value.choice(Self.words, called: "kind of type")
        }
        titles = try entries["titles"].map(Self.titles)
    }

    /// The words for types: the roles, and what else tells them.
    static let words: KeyValuePairs<String, TypeClass> = [
        "alert": .alert, "delegate": .delegate, "device": .device, "entity": .model, "factory": .factory,
        "formatter": .presentation, "log": .log, "model": .model, "presenter": .presentation, "router": .route,
        "screen": .screen, "service": .service, "view": .view, "view-model": .viewModel,
    ]

    /// Titles given here, or the name of a file beside this one, or one of the words of `--titles`.
    private static func titles(_ entry: YAMLEntry) throws(CommandError) -> TitleChoice {
        guard entry.node.mapping == nil else {
            return TitleChoice(try TitlesFileReader(entry.node, in: entry.path).titles)
        }
        let word = try entry.text()
        let isFile = word.hasSuffix(".yml") || word.hasSuffix(".yaml")
        guard isFile || ["fourteen", "project"].contains(word) else {
            throw entry.fault(
                "'\(word)' are no titles; use fourteen, project, a .yml file, or a title for each responsibility here")
        }
        guard isFile else { return try TitleChoice(word) }
        let path = Surroundings.path(word, in: Surroundings.folder(of: entry.path))
        guard Disk.exists(path) else { throw entry.fault("there is no file '\(path)'") }
        return try TitleChoice(path)
    }

    // MARK: - What was used

    /// A line that says which settings count; none where there are none.
    var remarks: [String] { remarks(about: keys) }

    /// The same for some of the keys.
    func remarks(about wanted: [String]) -> [String] {
        let used = keys.filter(wanted.contains).map { key in
            switch key {
            case "style": "style \(style ?? "")"
            case "roles": "roles of \(kinds.count) type\(kinds.count == 1 ? "" : "s")"
            case "exclude": "without \(exclude.joined(separator: ", "))"
            default: key
            }
        }
        guard let path, !used.isEmpty else { return [] }
        return ["settings from \(path): \(used.joined(separator: "; "))"]
    }
}
