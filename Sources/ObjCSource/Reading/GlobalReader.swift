import Refactor

/// Collects what a file declares outside of its classes, or between their methods.
struct GlobalReader {
    let source: NamedTree
    let access: Access

    func facts(of node: Int32) -> [GlobalFact] {
        switch source.kind(node) {
        case .function, .functionDeclaration: names(in: node, keyword: "func", access: visible(node))
        case .declaration: variables(of: node)
        case .typedefDeclaration: aliases(of: node)
        case .enumeration: enumeration(node)
        case .structure: names(in: node, keyword: "struct", access: access)
        case .protocolDeclaration: names(in: node, keyword: "protocol", access: access)
        case .interface:
            source.child(node, of: .category) == nil ? names(in: node, keyword: "class", access: access) : []
        default: []
        }
    }

    private func names(in node: Int32, keyword: String, access: Access) -> [GlobalFact] {
        guard let name = source.children(node).first(where: { source.kind($0) == .name }) else { return [] }
        return [fact(name, keyword: keyword, access: access)]
    }

    private func fact(_ name: Int32, keyword: String, access: Access) -> GlobalFact {
        GlobalFact(name: source.name(name), access: access, isTopLevel: true, keyword: keyword)
    }

    private func variables(of node: Int32) -> [GlobalFact] {
        let access = visible(node)
        return source.children(node).flatMap { child -> [GlobalFact] in
            switch source.kind(child) {
            case .declarator: names(in: child, keyword: "var", access: access).map { constant($0, in: node) }
            case .typeName: source.children(child).flatMap { inner(of: $0) }
            default: inner(of: child)
            }
        }
    }

    /// `static NSString *const key = @"key";` on lines of its own.
    private func constant(_ fact: GlobalFact, in node: Int32) -> GlobalFact {
        let range = source.range(node)
        let start = source.file.lineStart(before: range.lowerBound)
        let end = source.bytes[range.upperBound...].firstIndex(of: 10).map { $0 + 1 } ?? source.bytes.count
        let words = identifiers(in: source.file.text(range))
        let declarators = source.children(node).filter { source.kind($0) == .declarator }
        guard words.first == "static", words.contains("const"), start == range.lowerBound, declarators.count == 1,
            !source.isConditional[source.first(node)], isLiteral(declarators[0]),
            !source.bytes[range.upperBound..<end].contains(where: { $0 > 32 })
        else { return fact }
        var fact = fact
        fact.constant = start..<end
        return fact
    }

    private func isLiteral(_ declarator: Int32) -> Bool {
        let values = source.children(declarator).filter { ![.name, .typeName].contains(source.kind($0)) }
        guard values.count == 1, let value = values.first else { return false }
        let isSigned = source.kind(value) == .prefix
        let inner = isSigned ? source.children(value).first { _ in true } ?? value : value
        return source.kind(inner) == .literal
    }

    /// Returns what is declared in the midst of a type: enumerations and structures.
    private func inner(of node: Int32) -> [GlobalFact] {
        switch source.kind(node) {
        case .enumeration, .structure: facts(of: node)
        default: []
        }
    }

    private func aliases(of node: Int32) -> [GlobalFact] {
        let children = Array(source.children(node))
        let parts = children.flatMap { source.kind($0) == .typeName ? Array(source.children($0)) : [$0] }
        let isEnumeration = parts.contains { source.kind($0) == .enumeration }
        let isStructure = parts.contains { source.kind($0) == .structure }
        let keyword = isEnumeration ? "enum" : isStructure ? "struct" : "typedef"
        let own = children.filter { source.kind($0) == .name }.map { fact($0, keyword: keyword, access: access) }
        return own + parts.flatMap { inner(of: $0) }
    }

    private func enumeration(_ node: Int32) -> [GlobalFact] {
        source.children(node).flatMap { child -> [GlobalFact] in
            switch source.kind(child) {
            case .name: [fact(child, keyword: "enum", access: access)]
            case .enumerator: names(in: child, keyword: "case", access: access)
            default: []
            }
        }
    }

    /// `extern` makes a declaration known outside of its file.
    private func visible(_ node: Int32) -> Access {
        let head = source.tokens[source.first(node)].range
        let word = source.file.text(head)
        return word == "extern" || word.hasSuffix("_EXPORT") || word.hasSuffix("_EXTERN") ? .internal : access
    }
}
