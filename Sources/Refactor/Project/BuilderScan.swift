/// Looks for the functions of a type that make a screen, in one file.
///
/// Only one whose every statement is understood counts: it makes the screen, hands on each parameter once, to the
/// initializer or to a property of the same name, wires what has nothing to do with them, and returns the screen. What
/// the wiring alone takes, and callers may leave out, is not told.
struct BuilderScan {
    private let file: SourceFile
    private let builder: String
    private let controller: String
    private(set) var found: [KnownBuilder] = []

    init(_ file: SourceFile, builder: String, controller: String) {
        self.file = file
        self.builder = builder
        self.controller = controller
        var tokens = LexicalTokens(file.bytes)
        var previous = ""
        var depth = 0
        var isInside = false
        var words: Set<String> = []
        while let token = tokens.next() {
            switch token {
            case "{": depth += 1
            case "}":
                depth -= 1
                if depth == 0 { isInside = false }
            case builder where depth == 0: isInside = ["class", "enum", "extension", "struct"].contains(previous)
            default:
                guard isInside, depth == 1 else { break }
                if previous == "func", words.isDisjoint(with: ["fileprivate", "private"]) {
                    read(token, endingAt: tokens.position, isStatic: !words.isDisjoint(with: ["class", "static"]))
                }
                if token == "func" || Self.modifiers.contains(token) { words.insert(token) } else { words = [] }
            }
            previous = token
        }
    }

    private static let modifiers: Set<String> = [
        "class", "fileprivate", "final", "internal", "open", "package", "private", "public", "static",
    ]

    private mutating func read(_ name: String, endingAt end: Int, isStatic: Bool) {
        guard let head = CallText(in: file, behind: end), let (result, body) = resultAndBody(behind: head.end),
            [controller, "UIViewController"].contains(result)
        else { return }
        let all = head.arguments.compactMap(Parameter.init)
        let statements = BuilderBody(body, making: controller)
        let parameters = all.filter { $0.defaultValue != "nil" || !statements.isForWiring($0.name) }
        guard all.count == head.arguments.count, let places = statements.places(of: parameters.map(\.name))
        else { return }
        found.append(
            KnownBuilder(
                call: isStatic ? "\(builder).\(name)" : "\(builder)().\(name)",
                parameters: zip(parameters, places).map {
                    KnownBuilder.Parameter(
                        label: $0.label, type: $0.type, defaultValue: $0.defaultValue, property: $1.property,
                        isGuarded: $1.isGuarded)
                }, result: result))
    }

    /// ` -> DetailController {` and what stands between the braces.
    private func resultAndBody(behind start: Int) -> (String, [Substring])? {
        let rest = file.bytes[start...].prefix(20_000)
        guard let open = rest.firstIndex(of: UInt8(ascii: "{")) else { return nil }
        let head = String(decoding: rest[..<open], as: UTF8.self).filter { $0 != " " && $0 != "\n" }
        guard head.hasPrefix("->") else { return nil }
        var cursor = CodeCursor(rest[open...])
        var depth = 0
        while let place = cursor.nextOfCode() {
            if rest[place] == UInt8(ascii: "{") { depth += 1 }
            if rest[place] == UInt8(ascii: "}") { depth -= 1 }
            guard depth == 0 else { continue }
            let body = String(decoding: rest[(open + 1)..<place], as: UTF8.self)
            return (String(head.dropFirst(2)), body.split(separator: "\n"))
        }
        return nil
    }

    private struct Parameter {
        let label: String
        let name: String
        let type: String
        let defaultValue: String?

        /// `user: User`, `delegate: Delegate? = nil`, `with user: User`; nil for one without a label.
        init?(_ argument: CallText.Argument) {
            var text = argument.text
            var names = argument.label.map { [$0] } ?? []
            if names.isEmpty {
                guard let colon = text.firstIndex(of: ":") else { return nil }
                names = text[..<colon].split(separator: " ").map(String.init)
                text = String(text[text.index(after: colon)...].drop { $0 == " " })
            }
            guard let first = names.first, let last = names.last, names.count < 3, first != "_" else { return nil }
            let parts = text.split(separator: "=", maxSplits: 1)
            label = first
            name = last
            type = String(parts.first ?? "").filter { $0 != " " }
            defaultValue = parts.count == 2 ? parts[1].filter { $0 != " " } : nil
        }
    }
}
