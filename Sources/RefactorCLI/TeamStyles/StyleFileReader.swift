import Refactor

/// Reads the YAML of a team's style strictly: what is wrong is said with line and column, and what to write instead.
struct StyleFileReader {
    private var spots: StyleSpots

    /// The style of a file and what it writes besides; its name is that of the file's folder.
    static func read(_ path: String, named id: String) throws(CommandError) -> FoundStyle {
        var reader = StyleFileReader(spots: StyleSpots(path))
        return try reader.read(path, named: id)
    }

    /// All keys of a file, sorted.
    static var keys: [String] {
        (["components", "files", "objective-c", "ports", "protocols", "shapes"] + StyleHead.names + StyleScreens.names
            + StyleWiring.names + StyleTesting.names).sorted()
    }

    private mutating func read(_ path: String, named id: String) throws(CommandError) -> FoundStyle {
        let root = try YAMLEntry.root(
            of: try Disk.read(path).text, at: path,
            what: "'refactor styles init --from viper NAME' writes a style to start from")
        let entries = try root.entries(known: Self.keys)
        spots.note(entries, of: root) { .key($0) }
        guard entries["components"] != nil else { throw root.fault("a style needs 'components'") }
        guard entries["ports"] != nil else { throw root.fault("a style needs 'ports'") }
        var head = try StyleHead.read(entries, in: &spots)
        if head.summary.isEmpty { head.summary = "a style of the team" }
        if head.origin.isEmpty { head.origin = path }
        let style = Refactor.Style(
            id: id, head: head, components: try components(entries["components"]), ports: try ports(entries["ports"]),
            protocols: try entries["protocols"].map(ProtocolFiles.init) ?? .each,
            screens: try .read(entries, in: &spots), wiring: try .read(entries, in: &spots),
            testing: try .read(entries, in: &spots),
            objectiveC: try entries["objective-c"].map(ObjectiveCBuilder.init) ?? .usual,
            shapes: try entries["shapes"].map(ModuleShapes.init))
        if let fault = style.faults.first { throw spots.error(for: fault) }
        return FoundStyle(style: style, path: path, files: try files(entries["files"]))
    }

    private mutating func components(_ entry: YAMLEntry?) throws(CommandError) -> [Refactor.Component] {
        var components: [Refactor.Component] = []
        for (index, entry) in try (entry?.list() ?? []).enumerated() {
            components.append(try Refactor.Component(entry, at: index, in: &spots))
        }
        return components
    }

    private mutating func ports(_ entry: YAMLEntry?) throws(CommandError) -> [Refactor.Port] {
        var ports: [Refactor.Port] = []
        for (index, entry) in try (entry?.list() ?? []).enumerated() {
            ports.append(try Refactor.Port(entry, at: index, in: &spots))
        }
        return ports
    }

    private func files(_ entry: YAMLEntry?) throws(CommandError) -> [StyleTemplate] {
        var files: [StyleTemplate] = []
        for entry in try entry?.list() ?? [] {
            let entries = try entry.entries(known: ["languages", "path", "template"])
            guard let path = entries["path"], let template = entries["template"] else {
                throw entry.fault(
                    "a file needs a 'path', such as \"{module}Notes.md\", and a 'template' beside this file")
            }
            let name = try path.text()
            let parts = name.split(separator: "/", omittingEmptySubsequences: false)
            if parts.contains("") || parts.contains("..") || name.hasPrefix("~") {
                throw path.fault("'\(name)' leads out of the module's folder; give a path below it")
            }
            if parts.contains(where: { $0.hasPrefix(".") }) {
                throw path.fault("'\(name)' is a hidden file; a module has none")
            }
            for word in bracedWords(in: name) where !["module", "name"].contains(word) {
                throw path.fault("there is no word '{\(word)}' here", word: word, known: ["module", "name"])
            }
            let stencil = try spots.stencil(template)
            _ = try stencil.rendered(in: StyleTemplate.trial)
            let languages = try entries["languages"].map([SourceLanguage].init(inFile:)) ?? SourceLanguage.allCases
            files.append(StyleTemplate(path: name, template: stencil, languages: languages))
        }
        return files
    }
}
