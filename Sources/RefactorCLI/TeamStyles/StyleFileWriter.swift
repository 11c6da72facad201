import Refactor

/// Writes a style as the YAML that a person edits; what is as usual is left out.
struct StyleFileWriter {
    let style: Refactor.Style
    /// Templates beside it, by the path of what they write.
    var files: [(path: String, template: String)] = []

    func text() -> String {
        var lines = Self.introduction(style.id)
        lines.append("summary: \(scalar(style.summary))")
        lines.append("origin: \(scalar(style.origin))")
        lines.append("languages: \(list(style.languages.map(Self.name)))")
        if !style.imports.isEmpty { lines.append("imports: \(list(style.imports))") }
        if !style.notes.isEmpty {
            lines += ["", "# What it decides that its origin leaves open; 'refactor styles show' says it."]
            lines += ["notes:"] + style.notes.map { "  - \(scalar($0))" }
        }
        lines += ["", "components:"] + style.components.flatMap(component)
        lines += ["", "ports:"] + style.ports.flatMap(port)
        lines += ["", "# each: a file for each; with-user: in the file of who asks; else the name of one file for all"]
        lines.append("protocols: \(protocols)")
        if style.outlet != Refactor.Style.lazyOutlet || style.languages.contains(.swift) {
            lines += ["", "# The view's property, which makes the module."] + block("outlet", style.outlet, indent: "")
        }
        if !style.screens.isEmpty {
            lines += ["", "# In place of {screens}, for each initializer that the controller has."]
            lines += block("screens", style.screens, indent: "")
        }
        if !style.hosts.isEmpty {
            lines += ["", "# In place of {hosts}, for each initializer of a controller that code can make."]
            lines += block("hosts", style.hosts, indent: "")
        }
        if let container = style.container {
            lines += ["", "# What the app has one of: written where it has none."]
            lines += ["container:", "  name: \(container.namePattern)"]
            if !container.folder.isEmpty { lines.append("  folder: \(scalar(container.folder))") }
            lines += block("text", container.text, indent: "  ")
        }
        lines += wiring() + tests()
        if let objectiveC { lines += ["", objectiveC] }
        if let shapes = style.shapes { lines += [""] + self.shapes(shapes) }
        lines += templates()
        return lines.joined(separator: "\n") + "\n"
    }

    /// What reaches the components from outside.
    private func wiring() -> [String] {
        var lines: [String] = []
        if style.outputHolder != .presenter {
            lines += [
                "", "# The role whose component speaks to who shows the module.",
                "outputs: \(style.outputHolder.rawValue)",
            ]
        }
        if style.injection != .initializer {
            lines += [
                "", "# How components get services: initializer; or property, which may be replaced at run time.",
                "injection: \(style.injection.rawValue)",
            ]
        }
        if !style.registrations.isEmpty, let known = styles.first(where: { $0.registrations == style.registrations }) {
            lines += ["", "# The style whose library 'refactor adapter' writes for.", "adapters: \(known.id)"]
        }
        if let services = style.services {
            lines += ["", "# Where the module is wired, a service comes from here.", "services: \(scalar(services))"]
        }
        if let listener = style.listener {
            lines += ["", "# The protocol of who is told what the module reports.", "listener: \(scalar(listener))"]
        }
        return lines
    }

    /// What tests need of a library.
    private func tests() -> [String] {
        var lines: [String] = []
        if !style.making.isEmpty {
            lines += ["", "# How tests make the module of a {screen}; the last line gives what keeps it alive."]
            lines += block("making", style.making, indent: "")
        }
        if !style.mocks.isEmpty {
            lines += [
                "", "# Classes of the library by which mocks fulfil what it asks for; {log} is the log's type.",
                "mocks:",
            ]
            lines += style.mocks.flatMap { mock in
                ["  - refines: \(scalar(mock.refined))", "    base: \(scalar(mock.base))"]
                    + block("text", mock.text, indent: "    ")
            }
        }
        return lines
    }

    /// The templates beside it.
    private func templates() -> [String] {
        guard !files.isEmpty else { return [] }
        return ["", "# Stencil templates beside this file, and what they write.", "files:"]
            + files.flatMap { file in
                ["  - path: \(scalar(file.path))", "    template: \(scalar(file.template))"]
            }
    }

    /// What the keys mean, for people.
    private static func introduction(_ id: String) -> [String] {
        """
        # An architecture style: which component takes each role, who holds whom, what stands in which file.
        # Use it with '--style \(id)'; 'refactor styles show \(id)' draws it and writes an example.
        #
        # {module} is the module's name (Login), {name} the same for a variable (login).
        #
        # A component is a class:
        #   roles      view, presenter, interactor, router: what it takes; none for one that only builds; service for one
        #              that stores and loads for the interactor
        #   name       of the class; that of the view is the controller's own, but for new modules
        #   folder     below that of the module
        #   inherits, imports, taken (names of the base class), variable (where the module is wired)
        #   required   true: written even where nothing came to it
        #   state      an attribute before each variable that moves into it, such as "@Published"
        #   text       what is written anew, or the name of a .stencil file beside this one; {wiring} becomes the
        #              statements that make the module, {screens} what makes new screens; {if WORD} and {else}
        #              begin blocks up to an {end}, for \(Refactor.Style.conditions.joined(separator: ", "));
        #              {for WORD} begins one that is repeated, with further words:
        #              \(lists.joined(separator: "\n#              "))
        #   header, implementation: the same in Objective-C
        # A port is a reference:
        #   from, to   roles; property: its name; hold: strong, weak or unowned; protocol: none means the class itself
        #   given      initializer, property, base, { inherited: NAME, type: TYPE } or { derived: EXPRESSION }
        #   carries    both, events or queries; own or superclass for what is the view's
        #   refines, file, folder: of the protocol
        #   transports of the interactor: the name of structures in the place of entities, such as "{entity}Data"
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// What can be repeated: `route ({Route}, {call}, {route})`.
    private static var lists: [String] {
        StyleList.all.map { "\($0.name) (\($0.words.map { "{\($0)}" }.joined(separator: ", ")))" }
    }

    private static func name(of language: SourceLanguage) -> String {
        switch language {
        case .swift: "swift"
        case .objectiveC: "objective-c"
        }
    }

    // MARK: - Parts

    private func component(_ component: Refactor.Component) -> [String] {
        var lines = ["  - name: \(scalar(component.namePattern))"]
        if !component.roles.isEmpty { lines.append("    roles: \(list(component.roles.map(\.rawValue)))") }
        if component.variable != component.roles.first?.rawValue ?? "builder" {
            lines.append("    variable: \(scalar(component.variable))")
        }
        if !component.folder.isEmpty { lines.append("    folder: \(scalar(component.folder))") }
        if !component.inherits.isEmpty { lines.append("    inherits: \(list(component.inherits))") }
        if !component.taken.isEmpty { lines += items("taken", component.taken.sorted()) }
        if !component.imports.isEmpty { lines.append("    imports: \(list(component.imports))") }
        if component.isRequired { lines.append("    required: true") }
        if !component.stateAttribute.isEmpty { lines.append("    state: \(scalar(component.stateAttribute))") }
        for (key, text) in component.texts where !text.isEmpty { lines += block(key, text, indent: "    ") }
        return lines
    }

    private func port(_ port: Port) -> [String] {
        var lines = [
            "  - from: \(port.from.rawValue)", "    to: \(port.to.rawValue)", "    property: \(scalar(port.property))",
        ]
        if let name = port.protocolPattern { lines.append("    protocol: \(scalar(name))") }
        lines.append("    hold: \(port.hold.rawValue)")
        if port.given != (port.hold == .strong ? .initializer : .property) {
            lines.append("    given: \(given(port.given))")
        }
        if port.carries != .both { lines.append("    carries: \(port.carries.rawValue)") }
        if port.refines != "AnyObject" { lines.append("    refines: \(scalar(port.refines))") }
        if let file = port.file { lines.append("    file: \(scalar(file))") }
        if !port.folder.isEmpty { lines.append("    folder: \(scalar(port.folder))") }
        if let name = port.transports { lines.append("    transports: \(scalar(name))") }
        return lines
    }

    private func given(_ given: Given) -> String {
        switch given {
        case .initializer: "initializer"
        case .property: "property"
        case .base: "base"
        case .inherited(let name, let type): "{ inherited: \(scalar(name)), type: \(scalar(type)) }"
        case .derived(let expression): "{ derived: \(scalar(expression)) }"
        }
    }

    private var protocols: String {
        switch style.protocols {
        case .each: "each"
        case .withUser: "with-user"
        case .one(let name): scalar(name)
        }
    }

    private var objectiveC: String? {
        switch style.objectiveC {
        case .typhoon: return "# A Typhoon assembly with a definition for each component.\nobjective-c: typhoon"
        case .viewRouter: return "# A router of ZIKRouter, which makes its module itself.\nobjective-c: view-router"
        case .method(let name):
            guard style.languages.contains(.objectiveC) || name != "wireView" else { return nil }
            return "# The class method that makes the module in Objective-C.\nobjective-c: \(scalar(name))"
        }
    }

    private func shapes(_ shapes: ModuleShapes) -> [String] {
        let head = [
            "# New modules of another shape: without a view, or of {for child}ren.", "shapes:",
            "  kinds: \(list(shapes.shapes.map(\.rawValue)))", "  files:",
        ]
        return head
            + shapes.files.flatMap { file in
                ["    - name: \(scalar(file.name))"]
                    + (file.folder.isEmpty ? [] : ["      folder: \(scalar(file.folder))"])
                    + block("text", file.text, indent: "      ")
            }
    }

    // MARK: - Spelling

    private func list(_ texts: [String]) -> String { "[" + texts.map(scalar).joined(separator: ", ") + "]" }

    private func items(_ key: String, _ texts: [String]) -> [String] {
        ["    \(key):"] + texts.map { "      - \(scalar($0))" }
    }

    /// Lines as a block; their own indentation counts from its first column.
    private func block(_ key: String, _ lines: [String], indent: String) -> [String] {
        guard let first = lines.first else { return [] }
        let width = first.hasPrefix(" ") || first.isEmpty ? "2" : ""
        return ["\(indent)\(key): |\(width)"] + lines.map { $0.isEmpty ? "" : indent + "  " + $0 }
    }

    /// A text as YAML reads it back: plain where that is plain to see.
    private func scalar(_ text: String) -> String {
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
