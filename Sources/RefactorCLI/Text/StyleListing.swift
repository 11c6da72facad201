import Rainbow
import Refactor

/// A style in words: for the list, and as a page of its own.
enum StyleListing {
    private static let module = "Login"

    /// A few lines; one of a team says its file.
    static func entry(of found: FoundStyle) -> String {
        let style = found.style
        let written = style.head.languages.map(\.displayName).sorted(by: >).joined(separator: ", ")
        let facts = [
            written.isEmpty ? "plan and graph only, emit cannot write it yet" : written,
            "up to \(fileCount(of: style)) files beside the controller",
            found.path.map { "read from \($0)" } ?? "from \(style.head.origin)",
        ]
        return "\(style.id.bold)   \(style.head.summary)\n"
            + indented(facts.joined(separator: " · "))
            + style.components.map { indented("\(roles(of: $0)): \(name(of: $0))") }.joined()
            + (style.wiring.container.map { indented("of the app: \($0.namePattern)") } ?? "")
            + found.files.map { indented("file: \(filled($0.path, module: module))") }.joined()
    }

    /// Parts, diagram and a worked example.
    static func page(of found: FoundStyle) throws -> String {
        let style = found.style
        let head = entry(of: found) + "\n" + title("Who holds whom") + diagram(of: style) + notes(of: style)
        guard let language = language(of: style) else { return head }
        return head + "\n" + (try example(of: style, in: language))
    }

    private static func notes(of style: Refactor.Style) -> String {
        guard !style.head.notes.isEmpty else { return "" }
        return "\n" + title("What it decides") + style.head.notes.map { "  \($0)\n" }.joined()
    }

    private static func indented(_ text: String) -> String { "        \(text)\n" }

    private static func title(_ text: String) -> String { text.bold + "\n" }

    private static func roles(of component: Refactor.Component) -> String {
        let roles = component.roles.map(\.rawValue) + (component.builds ? ["builder"] : [])
        return roles.isEmpty ? "beside it" : roles.joined(separator: ", ")
    }

    private static func name(of component: Refactor.Component) -> String {
        filled(component.namePattern, module: module)
    }

    private static func fileCount(of style: Refactor.Style) -> Int {
        let classes = style.components.filter { $0.role != .view && !($0.roles.isEmpty && $0.text.isEmpty) }.count
        switch style.protocols {
        case .one: return classes + (style.ports.contains { $0.protocolPattern != nil } ? 1 : 0)
        case .each: return classes + Set(style.ports.compactMap { $0.file ?? $0.protocolPattern }).count
        case .withUser: return classes
        }
    }

    // MARK: - Diagram

    /// A block for each holder: `──▶` is strong, `╌╌▷` is weak.
    private static func diagram(of style: Refactor.Style) -> String {
        let holders = style.components.compactMap(\.role).filter { role in style.ports.contains { $0.from == role } }
        return holders.map { role in
            let rows =
                style.ports.filter { $0.from == role }.map { port in row(port, in: style) }
                + (role == .view ? ownParts(of: style) : [])
            return "  \(called(role, in: style))\n" + Table.lines(rows).map { "  " + trimmed($0) + "\n" }.joined()
        }.joined()
    }

    /// What the view keeps where callers give nothing in its place.
    private static func ownParts(of style: Refactor.Style) -> [[String]] {
        style.ports.filter { $0.given == .caller }.map {
            ["──▶", called($0.to, in: style), "", "the module's own, where callers give none", "", ""]
        }
    }

    private static func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }

    private static func row(_ port: Port, in style: Refactor.Style) -> [String] {
        let carries: String =
            switch port.carries {
            case .both: ""
            case .events: "events"
            case .queries: "queries"
            case .own: "its own members"
            case .superclass: "what its superclasses have"
            }
        let type = port.protocolName(in: module) ?? (port.to == .view ? "the controller's class" : "the class")
        return [
            port.hold == .strong ? "──▶" : "╌╌▷", called(port.to, in: style), filled(port.property, module: module),
            type,
            port.hold == .strong ? "" : port.hold.rawValue, carries,
        ]
    }

    private static func called(_ role: Role, in style: Refactor.Style) -> String {
        style.component(for: role).map(name) ?? role.rawValue
    }

    // MARK: - Example

    /// Returns the modules that the style makes of the small controller, written now.
    private static func example(of style: Refactor.Style, in language: SourceLanguage) throws -> String {
        let files = try exampleFiles(of: style, in: language)
        guard !files.isEmpty else { return "" }
        let name = ExampleController.file(in: language).name
        return title("What becomes of a small \(name)")
            + files.map { "\n" + title("── \($0.name)") + $0.text }.joined()
    }

    /// The same as files; nothing for a style that cannot be written.
    static func example(of style: Refactor.Style) throws -> [StyleDocument.FileEntry] {
        try language(of: style).map { try exampleFiles(of: style, in: $0) } ?? []
    }

    private static func language(of style: Refactor.Style) -> SourceLanguage? {
        style.head.languages.sorted { $0.rawValue > $1.rawValue }.first
    }

    private static func exampleFiles(
        of style: Refactor.Style, in language: SourceLanguage
    ) throws -> [StyleDocument.FileEntry] {
        let source = ExampleController.file(in: language)
        guard let reader = RefactorCLI.language(ofFile: source.path) else { return [] }
        let facts = try reader.facts(of: source)
        let decisions = Refactoring.Decisions(style: style)
        guard let plan = try Refactoring.plans(for: [facts], project: nil, decisions: decisions).first else {
            return []
        }
        let (emission, faults) = Refactoring.emission(of: plan, in: reader, bodies: .move)
        guard faults.isEmpty else { throw CommandError.refused(faults) }
        return emission.filesToWrite(from: plan.controller.files).map { file in
            let text = String(decoding: file.bytes(from: plan.controller.files), as: UTF8.self)
            return StyleDocument.FileEntry(name: file.path, text: text)
        }
    }
}
