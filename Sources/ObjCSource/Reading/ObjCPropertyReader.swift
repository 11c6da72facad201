import Refactor

/// Collects the facts of `@property (…) T *a, *b;`: one member for each name.
struct ObjCPropertyReader {
    let source: NamedTree
    let node: Int32
    let ownClass: Int32

    func facts(_ reader: inout ReferenceReader) -> [MemberFact] {
        var type: Int32?
        var declarators: [Int32] = []
        var modifiers: [String] = []
        var attributes: [String] = []
        for child in source.children(node) {
            switch source.kind(child) {
            case .propertyAttribute: modifiers.append(source.text(child))
            case .typeName: type = type ?? child
            case .declarator: declarators.append(child)
            case .attribute: attributes.append(source.text(child))
            default: break
            }
        }
        guard let type, let first = declarators.first else { return [] }
        let start = source.first(node)
        attributes =
            source.outletMarkers(in: start..<source.first(first)).filter { !attributes.contains($0) } + attributes
        return declarators.compactMap { declarator in
            guard let name = source.children(declarator).first(where: { source.kind($0) == .name }) else { return nil }
            var fact = source.member(node, id: source.name(name), name: source.name(name), kind: .property)
            fact.valueType = TypeSpelling(source: source).text(of: type, declarator: declarator)
            fact.modifiers = modifiers
            fact.attributes = attributes
            fact.isConstant = modifiers.contains("readonly")
            fact.isOneOfSeveral = fact.isOneOfSeveral || declarators.count > 1
            return reader.read(fact, node, of: ownClass) { reader in
                reader.walk(type: type)
                reader.walk(typesOf: declarator)
            }
        }
    }
}

extension ReferenceReader {
    /// The types that a declarator holds itself: those of a block's parameters.
    mutating func walk(typesOf declarator: Int32) {
        let name = source.children(declarator).first { source.kind($0) == .name }
        for child in source.children(declarator) where source.kind(child) == .typeName {
            walk(type: child, except: name.map { source.first($0) })
        }
    }
}
