import Foundation
import Refactor
import Yams

/// Reads the YAML of a team's style strictly: what is wrong is said with line and column, and what to write instead.
struct StyleFileReader {
    private struct Spot {
        var path: String
        var line: Int
        var column: Int
    }

    private let path: String
    private let folder: String
    /// Where each part of the style stands.
    private var spots: [StyleFault.Place: Spot] = [:]

    /// The style of a file and what it writes besides; its name is that of the file's folder.
    static func read(_ path: String, named id: String) throws(CommandError) -> FoundStyle {
        var reader = StyleFileReader(path)
        return try reader.read(named: id)
    }

    private init(_ path: String) {
        self.path = path
        folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }

    private static let keys = [
        "adapters", "components", "container", "files", "hosts", "imports", "injection", "languages", "listener",
        "making",
        "mocks", "notes", "objective-c", "origin", "outlet", "outputs", "ports", "protocols", "screens", "services",
        "shapes", "summary",
    ]

    private mutating func read(named id: String) throws(CommandError) -> FoundStyle {
        let text = try Disk.read(path).text
        let root = try YAMLEntry.root(
            of: text, at: path, what: "'refactor styles init --from viper NAME' writes a style to start from")
        let entries = try root.entries(known: Self.keys)
        for (key, entry) in entries { spots[.key(key)] = spot(of: entry) }
        spots[.key("")] = Spot(path: path, line: 1, column: 1)
        guard entries["components"] != nil else { throw root.fault("a style needs 'components'") }
        guard entries["ports"] != nil else { throw root.fault("a style needs 'ports'") }
        let style = Refactor.Style(
            id: id, summary: try entries["summary"]?.text() ?? "a style of the team",
            origin: try entries["origin"]?.text() ?? path, components: try components(entries["components"]),
            ports: try ports(entries["ports"]), protocols: try protocols(entries["protocols"]),
            outlet: try lines(entries["outlet"]) { .line(key: "outlet", $0) } ?? Refactor.Style.lazyOutlet,
            screens: try lines(entries["screens"]) { .line(key: "screens", $0) } ?? [],
            hosts: try lines(entries["hosts"]) { .line(key: "hosts", $0) } ?? [],
            container: try container(entries["container"]), imports: try entries["imports"]?.texts() ?? [],
            objectiveC: try objectiveC(entries["objective-c"]),
            outputHolder: try entries["outputs"].map(role) ?? .presenter,
            notes: try entries["notes"]?.texts() ?? [], injection: try injection(entries["injection"]),
            languages: try languages(entries["languages"]),
            registrations: try registrations(entries["adapters"]),
            services: try entries["services"]?.text(), listener: try entries["listener"]?.text(),
            shapes: try entries["shapes"].map(StyleShapesFile.shapes),
            making: try lines(entries["making"]) { .line(key: "making", $0) } ?? [],
            mocks: try mocks(entries["mocks"])
        )
        if let fault = style.faults.first { throw error(for: fault) }
        return FoundStyle(style: style, path: path, files: try files(entries["files"]))
    }

    private func injection(_ entry: YAMLEntry?) throws(CommandError) -> ServiceInjection {
        try entry?.choice(
            ["initializer": .initializer, "property": .property], called: "way in which components get services")
            ?? .initializer
    }

    /// Those of a built-in style, whose library the team uses too.
    private func registrations(_ entry: YAMLEntry?) throws(CommandError) -> [AdapterRegistration] {
        guard let entry else { return [] }
        let known = styles.filter { !$0.registrations.isEmpty }
        guard let style = known.first(where: { $0.id == (try? entry.text()) }) else {
            throw entry.fault(
                "'\(try entry.text())' registers no adapters; name one of \(known.map(\.id).joined(separator: ", "))")
        }
        return style.registrations
    }

    private func mocks(_ entry: YAMLEntry?) throws(CommandError) -> [LibraryMock] {
        var mocks: [LibraryMock] = []
        for entry in try entry?.list() ?? [] {
            let entries = try entry.entries(known: ["base", "refines", "text"])
            guard let refined = entries["refines"], let base = entries["base"], let text = entries["text"] else {
                throw entry.fault("a mock of a library's protocol needs 'refines', 'base' and 'text'")
            }
            let lines = Self.lines(of: try text.text())
            mocks.append(LibraryMock(of: try refined.text(), base: try base.text(), text: lines))
        }
        return mocks
    }

    // MARK: - Components

    private mutating func components(_ entry: YAMLEntry?) throws(CommandError) -> [Refactor.Component] {
        var components: [Refactor.Component] = []
        for (index, entry) in try (entry?.list() ?? []).enumerated() {
            components.append(try component(entry, at: index))
        }
        return components
    }

    private mutating func component(_ entry: YAMLEntry, at index: Int) throws(CommandError) -> Refactor.Component {
        let entries = try entry.entries(known: [
            "folder", "header", "implementation", "imports", "inherits", "name", "required", "roles", "state", "taken",
            "text", "variable",
        ])
        note(entries, of: entry) { .component(index, key: $0) }
        guard let name = entries["name"] else {
            throw entry.fault("a component needs a 'name', such as \"{module}Presenter\"")
        }
        var roles: [Role] = []
        if let entry = entries["roles"] {
            for role in try entry.node.sequence == nil ? [entry] : entry.list() { roles.append(try self.role(role)) }
        }
        let variable = try entries["variable"]?.text()
        return Refactor.Component(
            roles, try name.text(), variable: variable, folder: try entries["folder"]?.text() ?? "",
            inherits: try entries["inherits"]?.texts() ?? [], taken: Set(try entries["taken"]?.texts() ?? []),
            imports: try entries["imports"]?.texts() ?? [], isRequired: try entries["required"]?.flag() ?? false,
            stateAttribute: try entries["state"]?.text() ?? "", text: try text(of: entries, "text", at: index),
            header: try text(of: entries, "header", at: index),
            implementation: try text(of: entries, "implementation", at: index))
    }

    private mutating func container(_ entry: YAMLEntry?) throws(CommandError) -> Refactor.Component? {
        guard let entry else { return nil }
        let entries = try entry.entries(known: ["folder", "name", "text"])
        guard let name = entries["name"], isIdentifier(try name.text()) else {
            throw entry.fault("a container needs a 'name' that a type can have, such as App")
        }
        return Refactor.Component(
            [], try name.text(), folder: try entries["folder"]?.text() ?? "",
            text: try lines(entries["text"]) { .line(key: "container", $0) } ?? [])
    }

    private mutating func text(of entries: [String: YAMLEntry], _ key: String, at index: Int) throws(CommandError)
        -> [String]
    {
        try lines(entries[key]) { .text(component: index, key: key, line: $0) } ?? []
    }

    private func role(_ entry: YAMLEntry) throws(CommandError) -> Role {
        try entry.choice(
            [
                "view": .view, "presenter": .presenter, "interactor": .interactor, "router": .router,
                "service": .service,
            ], called: "role")
    }

    // MARK: - Ports

    private mutating func ports(_ entry: YAMLEntry?) throws(CommandError) -> [Refactor.Port] {
        var ports: [Refactor.Port] = []
        for (index, entry) in try (entry?.list() ?? []).enumerated() { ports.append(try port(entry, at: index)) }
        return ports
    }

    private mutating func port(_ entry: YAMLEntry, at index: Int) throws(CommandError) -> Refactor.Port {
        let entries = try entry.entries(known: [
            "carries", "file", "folder", "from", "given", "hold", "property", "protocol", "refines", "to",
            "transports",
        ])
        note(entries, of: entry) { .port(index, key: $0) }
        guard let from = entries["from"], let to = entries["to"], let property = entries["property"],
            let hold = entries["hold"]
        else {
            let missing = ["from", "hold", "property", "to"].filter { entries[$0] == nil }
            throw entry.fault("a port needs \(missing.map { "'\($0)'" }.joined(separator: " and "))")
        }
        return Refactor.Port(
            from: try role(from), to: try role(to), property: try property.text(),
            protocolPattern: try entries["protocol"]?.text(),
            hold: try hold.choice(["strong": .strong, "weak": .weak, "unowned": .unowned], called: "hold"),
            given: try entries["given"].map(given), carries: try carries(entries["carries"]),
            refines: try entries["refines"]?.text() ?? "AnyObject", file: try entries["file"]?.text(),
            folder: try entries["folder"]?.text() ?? "", transports: try entries["transports"]?.text())
    }

    private func carries(_ entry: YAMLEntry?) throws(CommandError) -> Carries {
        try entry?.choice(
            ["both": .both, "events": .events, "queries": .queries, "superclass": .superclass, "own": .own],
            called: "word for what a port carries") ?? .both
    }

    private func given(_ entry: YAMLEntry) throws(CommandError) -> Given {
        guard entry.node.mapping != nil else {
            return try entry.choice(
                ["initializer": .initializer, "property": .property, "base": .base], called: "way of giving")
        }
        let entries = try entry.entries(known: ["derived", "inherited", "type"])
        if let derived = entries["derived"], entries.count == 1 { return .derived(from: try derived.text()) }
        guard let inherited = entries["inherited"], let type = entries["type"], entries.count == 2 else {
            throw entry.fault("give '{ inherited: NAME, type: TYPE }' or '{ derived: EXPRESSION }'")
        }
        return .inherited(as: try inherited.text(), type: try type.text())
    }

    // MARK: - The rest

    private func protocols(_ entry: YAMLEntry?) throws(CommandError) -> ProtocolFiles {
        guard let entry else { return .each }
        switch try entry.text() {
        case "each": return .each
        case "with-user": return .withUser
        case let name where name.contains("{"): return .one(name)
        case let word:
            throw entry.fault(
                "'\(word)' says nothing about protocols; use 'each', 'with-user' or the name of one file, such as "
                    + "\"{module}Protocols\"")
        }
    }

    private func languages(_ entry: YAMLEntry?) throws(CommandError) -> [SourceLanguage] {
        guard let entry else { return [.swift] }
        var languages: [SourceLanguage] = []
        for word in try entry.node.sequence == nil ? [entry] : entry.list() {
            languages.append(try word.choice(["swift": .swift, "objective-c": .objectiveC], called: "language"))
        }
        return languages
    }

    private func objectiveC(_ entry: YAMLEntry?) throws(CommandError) -> ObjectiveCBuilder {
        guard let entry else { return .method("wireView") }
        let name = try entry.text()
        if name == "typhoon" { return .typhoon }
        if name == "view-router" { return .viewRouter }
        guard isIdentifier(name) else {
            throw entry.fault(
                "'\(name)' is neither typhoon nor view-router nor the first word of a class method, such as wireView")
        }
        return .method(name)
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
            for word in bracedWords(in: name) where !["module", "name"].contains(word) {
                throw path.fault("there is no word '{\(word)}' here", word: word, known: ["module", "name"])
            }
            let stencil = try stencil(template)
            _ = try stencil.rendered(in: StyleTemplate.trial)
            let languages = try entries["languages"].map(languages) ?? SourceLanguage.allCases
            files.append(StyleTemplate(path: name, template: stencil, languages: languages))
        }
        return files
    }

    // MARK: - Lines

    /// The lines of a text, or those of the template that it names.
    private mutating func lines(_ entry: YAMLEntry?, at place: (Int) -> StyleFault.Place) throws(CommandError)
        -> [String]?
    {
        guard let entry else { return nil }
        let text = try entry.text()
        if text.hasSuffix(".stencil"), !text.contains("\n") {
            let template = try stencil(entry)
            let lines = Self.lines(of: try template.rendered(in: Self.lineContext))
            for line in lines.indices { spots[place(line)] = Spot(path: template.path, line: 1, column: 1) }
            return lines
        }
        let lines = Self.lines(of: text)
        let isBlock = entry.node.scalar.map { $0.style == .literal || $0.style == .folded } ?? false
        for line in lines.indices {
            spots[place(line)] = Spot(
                path: path, line: entry.line + (isBlock ? line + 1 : 0), column: isBlock ? 1 : entry.column)
        }
        return lines
    }

    private static func lines(of text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last == "" ? lines.dropLast() : lines
    }

    /// In a template for lines, variables stand for the words that are put in when a module is written.
    private static var lineContext: TemplateContext {
        let words =
            Refactor.Style.viper.lineWords + Refactor.Style.blocks + StyleList.all.flatMap(\.words)
            + ["arguments", "captures", "parameters", "passed"]
        let named = words.filter { $0.allSatisfy { $0.isLetter || $0 == " " } }
        let pairs = named.map { ($0.split(separator: " ").joined(separator: "_"), "{\($0)}") }
        return TemplateContext(texts: Dictionary(pairs) { $1 })
    }

    private func stencil(_ entry: YAMLEntry) throws(CommandError) -> StencilTemplate {
        let name = try entry.text()
        let file = folder.isEmpty ? name : folder + "/" + name
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            throw entry.fault("'\(name)' leads out of the style's folder; templates lie beside style.yml")
        }
        guard Disk.exists(file) else { throw entry.fault("there is no template '\(file)'") }
        return StencilTemplate(text: try Disk.read(file).text, path: file)
    }

    // MARK: - Faults

    private mutating func note(
        _ entries: [String: YAMLEntry], of entry: YAMLEntry, at place: (String) -> StyleFault.Place
    ) {
        spots[place("")] = spot(of: entry)
        for (key, entry) in entries { spots[place(key)] = spot(of: entry) }
    }

    private func spot(of entry: YAMLEntry) -> Spot { Spot(path: path, line: entry.line, column: entry.column) }

    private func error(for fault: StyleFault) -> CommandError {
        let whole: StyleFault.Place =
            switch fault.place {
            case .component(let index, _), .text(let index, _, _): .component(index, key: "")
            case .port(let index, _): .port(index, key: "")
            case .key, .line: .key("")
            }
        let spot = spots[fault.place] ?? spots[whole] ?? Spot(path: path, line: 1, column: 1)
        let word = fault.known.isEmpty ? nil : fault.wrong
        let hint = word.map { YAMLEntry.hint(for: $0, known: fault.known) } ?? ""
        return .yaml(
            path: spot.path, line: spot.line, column: column(of: fault.wrong, at: spot) ?? spot.column,
            message: fault.message + hint)
    }

    /// Where a word in braces stands in its line.
    private func column(of word: String?, at spot: Spot) -> Int? {
        guard let word, spot.path == path, let text = try? Disk.read(path).text else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(spot.line - 1) else { return nil }
        let line = String(lines[spot.line - 1])
        return line.range(of: "{\(word)}").map { line.distance(from: line.startIndex, to: $0.lowerBound) + 1 }
    }
}
