/// The lines of a style with its blocks resolved: `{if WORD}`, `{else}` and `{for WORD}`, each with an `{end}`, on lines
/// of their own or all inside of one line.
///
/// ## Before
/// ```
/// enum Page {
/// {for route}
///     static let {route} = "{route}"
/// {end}
/// }
/// ```
///
/// ## After
/// ```
/// enum Page {
///     static let openRegistration = "openRegistration"
///     static let close = "close"
/// }
/// ```
package struct StyleLines: Sendable {
    /// The words that hold, of `Style.conditions`.
    let conditions: Set<String>
    /// The lists for which a block is repeated, by the word behind `for`: what stands for the words in it, each time.
    let lists: [String: [[String: String]]]

    package init(conditions: Set<String>, lists: [String: [[String: String]]] = [:]) {
        self.conditions = conditions
        self.lists = lists
    }

    /// The lines that are left. Where each thing has one line, the last loses a comma at its end.
    package func expanded(_ lines: [String]) -> [String] {
        var rest = lines[...]
        var result: [String] = []
        while let line = rest.popFirst() {
            guard let head = Self.head(of: line) else {
                result += Self.split(inline(line))
                continue
            }
            let (body, otherwise) = Self.block(from: &rest)
            switch head {
            case .condition(let word): result += expanded(conditions.contains(word) ? body : otherwise)
            case .list(let word): result += repeated(expanded(body), for: lists[word] ?? [])
            }
        }
        return result
    }

    private func repeated(_ lines: [String], for values: [[String: String]]) -> [String] {
        var result = values.flatMap { values in lines.flatMap { Self.split(filled($0, values)) } }
        if lines.count == 1, let last = result.last, last.hasSuffix(",") {
            result[result.count - 1] = String(last.dropLast())
        }
        return result
    }

    /// A word may stand for several lines, which are indented as the first is.
    private static func split(_ line: String) -> [String] {
        let parts = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return parts.prefix(1) + parts.dropFirst().map { line.prefix { $0 == " " } + $0 }
    }

    /// `Interactable{for child}, {Child}Listener{end}`, `Builder<{if services}LoginDependency{else}EmptyDependency{end}>`.
    private func inline(_ line: String) -> String {
        guard let word = bracedWords(in: line).first(where: { Self.head(of: "{\($0)}") != nil }),
            let open = line.firstRange(of: "{\(word)}"), let end = line[open.upperBound...].firstRange(of: "{end}")
        else { return line }
        let body = line[open.upperBound..<end.lowerBound]
        let middle = body.firstRange(of: "{else}")
        let first = String(body[..<(middle?.lowerBound ?? body.endIndex)])
        let second = middle.map { String(body[$0.upperBound...]) } ?? ""
        let text: String =
            switch Self.head(of: "{\(word)}") {
            case .condition(let name): conditions.contains(name) ? first : second
            case .list(let name): (lists[name] ?? []).map { filled(first, $0) }.joined()
            case nil: ""
            }
        return line[..<open.lowerBound] + text + inline(String(line[end.upperBound...]))
    }

    private enum Head {
        case condition(String)
        case list(String)
    }

    private static func head(of line: String) -> Head? {
        guard let word = bracedWords(in: line).first, line.drop(while: { $0 == " " }) == "{\(word)}" else { return nil }
        if word.hasPrefix("if ") { return .condition(String(word.dropFirst(3))) }
        return word.hasPrefix("for ") ? .list(String(word.dropFirst(4))) : nil
    }

    /// The lines up to the end of the block that has begun, and those behind its `{else}`.
    private static func block(from rest: inout ArraySlice<String>) -> (body: [String], otherwise: [String]) {
        var body: [String] = []
        var otherwise: [String] = []
        var isOtherwise = false
        var depth = 0
        while let line = rest.popFirst() {
            let word = line.drop { $0 == " " }
            if depth == 0, word == "{end}" { break }
            if depth == 0, word == "{else}" {
                isOtherwise = true
                continue
            }
            depth += head(of: line) != nil ? 1 : word == "{end}" ? -1 : 0
            if isOtherwise { otherwise.append(line) } else { body.append(line) }
        }
        return (body, otherwise)
    }
}

extension Style {
    /// The conditions that may stand behind `if`: a new module without code, a component that tells a listener, an app whose
    /// code is of the main actor by default, a new module without a view; and whether a list has anything.
    package static let conditions = (["blank", "listener", "main-actor", "viewless"] + StyleList.all.map(\.condition))
        .sorted()

    /// True if its components write the services into the app's container.
    var hasEntries: Bool { components.contains { $0.text.contains { $0.contains("{for entry}") } } }
}
