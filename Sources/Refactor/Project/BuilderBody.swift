/// The statements of a function that makes a screen.
struct BuilderBody {
    /// The destination of a parameter: a property, or else the initializer.
    struct Place {
        let property: String?
        var isGuarded = false
    }

    private let statements: [Substring]
    private let controller: String

    init(_ lines: [Substring], making controller: String) {
        statements = lines.map { $0.drop { $0 == " " || $0 == "\t" } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
        self.controller = controller
    }

    /// The place of each parameter; nil where one has none or several, or where anything is not understood.
    func places(of parameters: [String]) -> [Place]? {
        guard let first = statements.first, let screen = madeScreen(first), statements.last == "return \(screen.name)"
        else { return nil }
        var places: [String: Place] = [:]
        for name in screen.given {
            guard parameters.contains(name), places.updateValue(Place(property: nil), forKey: name) == nil else {
                return nil
            }
        }
        for statement in statements.dropFirst().dropLast() {
            let words = identifiers(in: String(statement))
            guard !words.contains(where: { Self.control.contains($0) }) || isGuarded(statement) else { return nil }
            let named = parameters.filter { words.contains($0) }
            guard let only = named.first else { continue }
            guard named.count == 1, sets(only, of: screen.name, statement),
                places.updateValue(Place(property: only, isGuarded: isGuarded(statement)), forKey: only) == nil
            else { return nil }
        }
        let found = parameters.compactMap { places[$0] }
        return found.count == parameters.count ? found : nil
    }

    /// Returns true if what wires the module is all that takes a parameter:
    /// `view.presenter = wire(view, coordinator: coordinator)`.
    func isForWiring(_ parameter: String) -> Bool {
        let users = statements.filter { identifiers(in: String($0)).contains(parameter) }
        guard users.count == 1, let screen = statements.first.flatMap(madeScreen)?.name else { return false }
        return users[0].hasPrefix("\(screen).") && users[0].hasSuffix(")")
            && users[0].contains("(\(screen), ") && users[0].contains(": \(parameter)")
    }

    private static let control: Set<String> = [
        "catch", "defer", "do", "for", "guard", "if", "repeat", "return", "switch", "throw", "try", "while",
    ]

    /// `let view = DetailController(user: user)`, every argument by its own name.
    private func madeScreen(_ statement: Substring) -> (name: String, given: [String])? {
        guard statement.hasPrefix("let "), let start = statement.firstRange(of: " = \(controller)(") else { return nil }
        let name = String(statement[..<start.lowerBound].dropFirst(4))
        let text = String(statement[start.upperBound...])
        guard name.allSatisfy({ $0.isLetter }),
            let call = CallText(in: SourceFile(path: "", text: "(" + text), behind: 0),
            call.end == text.utf8.count + 1, call.arguments.allSatisfy({ $0.label == $0.text })
        else { return nil }
        return (name, call.arguments.map(\.text))
    }

    /// `if let user = user { view.user = user }`.
    private func isGuarded(_ statement: Substring) -> Bool {
        let words = identifiers(in: String(statement))
        return statement.hasPrefix("if let ") && words.count > 5 && words[2] == words[3] && statement.hasSuffix("}")
            && words.filter { Self.control.contains($0) } == ["if"]
    }

    /// `view.user = user`, `view.presenter.user = user`, bare or where it is given.
    private func sets(_ parameter: String, of screen: String, _ statement: Substring) -> Bool {
        var text = String(statement)
        if isGuarded(statement), let open = statement.firstIndex(of: "{") {
            text = String(statement[statement.index(after: open)...].dropLast()).filter { $0 != " " }
        }
        let plain = text.filter { $0 != " " }
        let parts = plain.split(separator: "=").map(String.init)
        guard parts.count == 2, parts[1] == parameter else { return false }
        let path = parts[0].split(whereSeparator: { ".?".contains($0) }).map(String.init)
        return path.first == screen && path.last == parameter && path.count < 4
    }
}
