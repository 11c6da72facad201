import Yams

/// A value of a YAML file that a person wrote: what is wrong with it is said with line and column.
struct YAMLEntry {
    let node: Node
    let path: String

    /// The whole file, which must be valid and must not be empty.
    static func root(of text: String, at path: String, what: String) throws(CommandError) -> YAMLEntry {
        do {
            guard let node = try YAMLDocument.root(of: text, at: path) else {
                throw CommandError.yaml(path: path, line: 1, column: 1, message: "the file is empty; \(what)")
            }
            return YAMLEntry(node: node, path: path)
        } catch let error as YamlError {
            throw fault(for: error, path: path)
        } catch let error as CommandError {
            throw error
        } catch {
            throw .yaml(path: path, line: 1, column: 1, message: "not valid YAML; \(what)")
        }
    }

    private static func fault(for error: YamlError, path: String) -> CommandError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return .yaml(
                path: path, line: mark.line, column: mark.column,
                message: "not valid YAML: \(problem); text with braces, colons or quotes stands in \"…\"")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let names = duplicates.map { "'\($0)'" }.joined(separator: ", ")
            return .yaml(
                path: path, line: context.mark.line, column: context.mark.column,
                message: "\(names) stands here more than once; keep one")
        default: return .yaml(path: path, line: 1, column: 1, message: "not valid YAML: it cannot be read")
        }
    }

    var line: Int { node.mark?.line ?? 1 }

    var column: Int { node.mark?.column ?? 1 }

    /// An error at this place.
    func fault(_ message: String) -> CommandError {
        .yaml(path: path, line: line, column: column, message: message)
    }

    /// An error about a word that is none of those that may stand here.
    func fault(_ message: String, word: String, known: [String]) -> CommandError {
        fault(message + Self.hint(for: word, known: known))
    }

    /// Returns the hint on what to write instead.
    static func hint(for word: String, known: [String]) -> String {
        nearest(to: word, in: known).map { "; did you mean '\($0)'?" }
            ?? "; known are \(known.joined(separator: ", "))"
    }

    // MARK: - Kinds of values

    /// The values of a mapping by their keys, in no order; a key that is not known is an error.
    func entries(known: [String]) throws(CommandError) -> [String: YAMLEntry] {
        var entries: [String: YAMLEntry] = [:]
        for (key, value) in try pairs() {
            let name = key.node.string ?? ""
            guard known.contains(name) else { throw key.fault("unknown key '\(name)'", word: name, known: known) }
            entries[name] = value
        }
        return entries
    }

    /// Keys and values of a mapping in their order, whatever the keys are.
    func pairs() throws(CommandError) -> [(key: YAMLEntry, value: YAMLEntry)] {
        guard let mapping = node.mapping else { throw fault("lines such as 'key: value' are expected here") }
        return mapping.map { (YAMLEntry(node: $0.key, path: path), YAMLEntry(node: $0.value, path: path)) }
    }

    func list() throws(CommandError) -> [YAMLEntry] {
        guard let sequence = node.sequence else { throw fault("a list is expected here, an entry a line behind '- '") }
        return sequence.map { YAMLEntry(node: $0, path: path) }
    }

    /// The entries of a list, or one by itself.
    func several() throws(CommandError) -> [YAMLEntry] { node.sequence == nil ? [self] : try list() }

    var isMapping: Bool { node.mapping != nil }

    /// A text that is not empty.
    func text() throws(CommandError) -> String {
        guard let text = node.scalar?.string, !text.isEmpty else {
            throw fault("a text is expected here; one with braces stands in \"…\"")
        }
        return text
    }

    /// A list of texts, or one by itself.
    func texts() throws(CommandError) -> [String] {
        var texts: [String] = []
        for entry in try several() { texts.append(try entry.text()) }
        return texts
    }

    /// The lines of a text.
    func lines() throws(CommandError) -> [String] { Self.lines(of: try text()) }

    static func lines(of text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last == "" ? lines.dropLast() : lines
    }

    func flag() throws(CommandError) -> Bool {
        guard let flag = node.bool else { throw fault("'\(node.scalar?.string ?? "")' is neither true nor false") }
        return flag
    }

    /// One of a few words.
    func choice<Choice>(_ choices: KeyValuePairs<String, Choice>, called what: String) throws(CommandError) -> Choice {
        let word = try text()
        guard let choice = choices.first(where: { $0.key == word }) else {
            throw fault("'\(word)' is no \(what)", word: word, known: choices.map(\.key))
        }
        return choice.value
    }
}
