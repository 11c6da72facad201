import Refactor

/// Writes made-up values of the app's types.
struct SamplesPrinter {
    let context: TestContext
    let types: [String]

    /// Nil where none is used.
    func file() -> EmittedFile? {
        var all: [String] = []
        var open = types
        while let next = open.popLast() {
            guard !all.contains(next), let recipe = context.maker.recipe(of: next) else { continue }
            all.append(next)
            open += recipe.samples
        }
        guard !all.isEmpty else { return nil }
        let indent = context.spelling.indent
        var lines =
            ["/// Made-up values: give them what your tests are about."] + context.spelling.attributes
            + ["enum \(context.values.samples) {"]
        for type in all.sorted() { lines += sample(of: type).map { indent + $0 } }
        lines.append("}")
        let imports = context.imports(for: context.names(in: lines))
        return context.file(context.values.samples, in: "Mocks", imports: imports, lines)
    }

    private func sample(of type: String) -> [String] {
        guard let recipe = context.maker.recipe(of: type) else { return [] }
        let name = context.spelling.escaped(ValueText.name(of: type))
        let head = "static var \(name): \(type) {"
        let indent = context.spelling.indent
        guard case .call(let callee, let arguments) = recipe else {
            return [head, indent + context.values.text(recipe), "}"]
        }
        let elements = arguments.map { argument in
            let value = context.values.text(argument.value)
            return argument.label.map { "\($0): \(value)" } ?? value
        }
        return [head]
            + context.spelling.list(open: "\(indent)\(callee)(", elements, close: ")", indent: indent) + ["}"]
    }
}
