import Refactor

/// Spells made-up values.
struct ValueText {
    let spelling: Spelling
    /// The enum that holds the samples.
    let samples: String

    func text(_ value: MadeValue) -> String {
        switch value {
        case .literal(let text): text
        case .text(let text): "\"\(text)\""
        case .constant(let name): escapedPath(name)
        case .call(let name, let arguments): "\(escapedPath(name))(\(list(arguments)))"
        case .list(let element): "[\(text(element))]"
        case .tuple(let elements): "(\(list(elements)))"
        case .closure(let parameters, let result): closure(parameters, result.map(text))
        case .sample(let type): "\(samples).\(spelling.escaped(Self.name(of: type)))"
        }
    }

    /// A closure that ignores what it gets.
    func closure(_ parameters: Int, _ result: String?) -> String {
        guard parameters > 0 else { return result.map { "{ \($0) }" } ?? "{}" }
        let names = [String](repeating: "_", count: parameters).joined(separator: ", ")
        return "{ \(names) in\(result.map { " " + $0 } ?? "") }"
    }

    /// The sample's name: `account` for `LoginController.Account`.
    static func name(of type: String) -> String {
        let last = type.split(separator: ".").last.map(String.init) ?? type
        return last.prefix(1).lowercased() + last.dropFirst()
    }

    /// `Order.Kind.default` is written with marks, `UserDefaults.standard` is not.
    private func escapedPath(_ path: String) -> String {
        guard let dot = path.lastIndex(of: "."), !path.contains("<") else { return path }
        let last = String(path[path.index(after: dot)...])
        return last == "default" || last == "self" || last == "init" ? path : path[...dot] + spelling.escaped(last)
    }

    private func list(_ arguments: [MadeValue.Argument]) -> String {
        arguments.map { argument in argument.label.map { "\($0): \(text(argument.value))" } ?? text(argument.value) }
            .joined(separator: ", ")
    }
}
