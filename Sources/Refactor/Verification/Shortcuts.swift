/// The meanings of names that a split has added: `var nameText: String? { nameField.text }` of the view, through which
/// others read and set it.
struct Shortcuts {
    private var paths: [String: [String]] = [:]

    /// None of the names is one that the original says; it may say the end of what it stands for, but not declare it.
    init(of clauses: [Clause], without names: Set<String>, _ declared: Set<String>) {
        var bodies: [Int: [Int]] = [:]
        for (index, clause) in clauses.enumerated() {
            readSynthesis(clause.words)
            if let function = clause.function { bodies[function, default: []].append(index) }
        }
        for (index, clause) in clauses.enumerated() where clause.opensBlock {
            guard let name = clause.propertyName ?? clause.functionName, !declared.contains(name),
                paths[name] == nil, clause.parameters.isEmpty, !name.contains("(")
            else { continue }
            let lines = (bodies[index] ?? []).map { ClauseElement.elements(of: clauses[$0].words) }
            guard let first = lines.first(where: { $0 != [.chain(["get"])] }), first.count == 1,
                case .chain(let path)? = first.first, path.last == name ? path.count == 2 : !names.contains(name)
            else { continue }
            paths[name] = path
        }
    }

    /// `@synthesize storedNote = note`
    private mutating func readSynthesis(_ words: [String]) {
        guard words.count > 4, words[1] == "synthesize" else { return }
        for index in words.indices.dropFirst(3).dropLast() where words[index] == "=" {
            paths[words[index - 1]] = [words[index + 1]]
        }
    }

    private func spelled(_ names: [String]) -> [String] {
        var spelled: [String] = []
        for name in names {
            let path = paths[name] ?? [name]
            // A local `rows`, and `table.rows`, are spelled already where `view.rows` stands for that.
            let isThere = path.last == name && (spelled.isEmpty || spelled.last == path.dropLast().last)
            spelled += isThere ? [name] : path
        }
        return spelled
    }

    /// The same with the paths in the place of the names.
    func spelled(_ elements: [ClauseElement]) -> [ClauseElement] {
        guard !paths.isEmpty else { return elements }
        return elements.map { element in
            guard case .chain(let names) = element, names.contains(where: { paths[$0] != nil }) else { return element }
            return .chain(spelled(names))
        }
    }
}
