import Refactor

/// Collects what a file declares outside of its classes, or between their methods.
struct GlobalReader {
    let source: NamedTree
    let access: Access

    private var portable: PortableLines { PortableLines(source: source) }

    func facts(of node: Int32) -> [GlobalFact] {
        switch source.kind(node) {
        case .function, .functionDeclaration: names(in: node, keyword: "func", access: visible(node))
        case .declaration: variables(of: node)
        case .typedefDeclaration: aliases(of: node)
        case .enumeration: alone(node)
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
        GlobalFact(name: source.name(name), access: access, keyword: keyword)
    }

    private func variables(of node: Int32) -> [GlobalFact] {
        let access = visible(node)
        return source.children(node).flatMap { child -> [GlobalFact] in
            switch source.kind(child) {
            case .declarator: movable(names(in: child, keyword: "var", access: access), portable.ofConstant(node))
            case .typeName: source.children(child).flatMap { inner(of: $0) }
            default: inner(of: child)
            }
        }
    }

    /// Returns what is declared in the midst of a type: enumerations and structures.
    private func inner(of node: Int32) -> [GlobalFact] {
        switch source.kind(node) {
        case .enumeration: enumeration(node)
        case .structure: facts(of: node)
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
        let facts = own + parts.flatMap { inner(of: $0) }
        return isEnumeration ? movable(facts, portable.ofEnumeration(node, declaring: facts.map(\.name))) : facts
    }

    /// `enum { SectionName, SectionMail };`
    private func alone(_ node: Int32) -> [GlobalFact] {
        let facts = enumeration(node)
        return movable(facts, portable.ofEnumeration(node, declaring: facts.map(\.name)))
    }

    private func movable(_ facts: [GlobalFact], _ lines: Range<Int>?) -> [GlobalFact] {
        facts.map { fact in
            var fact = fact
            fact.portable = fact.access.isFileBound ? lines : nil
            return fact
        }
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
