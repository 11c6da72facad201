/// What is known at a place of a template: values, lists, and what a loop runs over.
struct TemplateScopes {
    /// What is wrong with a place, and what was meant perhaps.
    struct Problem {
        let message: String
        var word: String?
        var known: [String] = []
    }

    let texts: [String]
    /// The variables of the loops around, each with the parts that its values have; none for a plain text.
    private var loops: [(name: String, parts: [String])] = []

    init(texts: [String]) {
        self.texts = texts
    }

    /// `module|lowercase`
    func problem(inVariable contents: String) -> Problem? {
        let filters = contents.split(separator: "|")
        for filter in filters.dropFirst() {
            let arguments = filter.split(separator: ":", maxSplits: 1).dropFirst().joined()
            for argument in arguments.split(separator: ",") {
                if let problem = problem(inValue: String(argument)) { return problem }
            }
        }
        return problem(inValue: filters.first.map(String.init) ?? "")
    }

    /// `for port in ports`, `if language == "swift"`
    mutating func problem(inBlock contents: String) -> Problem? {
        let words = contents.split(separator: " ").map(String.init)
        switch words.first ?? "" {
        case "for": return enter(Array(words.dropFirst()))
        case "endfor": _ = loops.popLast()
        case "if", "elif", "ifnot":
            for word in words.dropFirst() where !Self.operators.contains(word) {
                if let problem = problem(inVariable: word.filter { !"()".contains($0) }) { return problem }
            }
        case "include", "extends", "block":
            return Problem(message: "'\(words[0])' cannot be used: each template stands alone")
        default: return nil
        }
        return nil
    }

    private static let operators = ["!=", "<", "<=", "==", ">", ">=", "and", "in", "not", "or"]

    private mutating func enter(_ words: [String]) -> Problem? {
        guard let position = words.firstIndex(of: "in"), words.indices.contains(position + 1) else { return nil }
        let list = words[position + 1]
        let parts = TemplateContext.lists[list] ?? []
        loops.append((words[..<position].joined().filter { $0 != "," }, parts))
        return problem(inValue: list)
    }

    private func problem(inValue value: String) -> Problem? {
        let value = value.filter { $0 != " " }
        guard let first = value.first, first.isLetter, !value.contains("..."), !["true", "false"].contains(value)
        else { return nil }
        let parts = value.split(separator: ".").map(String.init)
        let head = parts[0]
        if let loop = loops.last(where: { $0.name == head }) { return problem(in: parts.dropFirst(), of: loop) }
        if let keys = TemplateContext.lists[head] {
            let isPlace = parts.count > 2 && parts.count < 4
            return isPlace ? problem(in: parts.dropFirst(2), of: (head, keys)) : nil
        }
        if head == "forloop", !loops.isEmpty { return nil }
        guard texts.contains(head) else {
            let known = (texts + TemplateContext.lists.keys + loops.map(\.name)).sorted()
            return Problem(message: "there is no variable '\(head)'", word: head, known: known)
        }
        guard parts.count > 1 else { return nil }
        return Problem(message: "'\(head)' is a text and has no '\(parts[1])'")
    }

    private func problem(in parts: ArraySlice<String>, of loop: (name: String, parts: [String])) -> Problem? {
        guard let part = parts.first, !loop.parts.isEmpty, !loop.parts.contains(part) else { return nil }
        return Problem(message: "'\(loop.name)' has no '\(part)'", word: part, known: loop.parts)
    }
}
