import Refactor

/// Collects the facts of the instance variables between braces: one member for each name, with the `@private` above it
/// among its modifiers.
struct VariableReader {
    let source: NamedTree
    let block: Int32
    let ownClass: Int32

    func facts(_ reader: inout ReferenceReader) -> [MemberFact] {
        var facts: [MemberFact] = []
        var visibility: [String] = []
        for node in source.children(block) {
            switch source.kind(node) {
            case .requirementMark: visibility = [source.text(node)]
            case .declaration:
                facts += self.facts(of: node, &reader).map { fact in
                    var fact = fact
                    fact.modifiers += visibility
                    return fact
                }
            default: break
            }
        }
        return facts
    }

    private func facts(of node: Int32, _ reader: inout ReferenceReader) -> [MemberFact] {
        let declarators = source.children(node).filter { source.kind($0) == .declarator }
        guard let type = source.child(node, of: .typeName) else { return [] }
        let attributes = source.children(node).filter { source.kind($0) == .attribute }.map { source.text($0) }
        return declarators.compactMap { declarator in
            guard let name = source.children(declarator).first(where: { source.kind($0) == .name }) else { return nil }
            var fact = source.member(node, id: source.name(name), name: source.name(name), kind: .property)
            let head = source.first(node)..<source.first(name)
            fact.valueType = TypeSpelling(source: source).text(of: type, declarator: declarator)
            fact.modifiers = head.contains { source.symbols[$0] == Word.weakSymbol } ? ["ivar", "weak"] : ["ivar"]
            fact.attributes = source.outletMarkers(in: head) + attributes
            fact.isOneOfSeveral = fact.isOneOfSeveral || declarators.count > 1
            return reader.read(fact, node, of: ownClass) { reader in
                reader.walk(type: type)
                reader.walk(typesOf: declarator)
            }
        }
    }
}
