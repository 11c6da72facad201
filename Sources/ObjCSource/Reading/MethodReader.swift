import Refactor

/// Collects the facts of a method with its body, or of its prototype.
struct MethodReader {
    let source: NamedTree
    let node: Int32
    let ownClass: Int32

    func fact(_ reader: inout ReferenceReader) -> MemberFact {
        let head = MethodHead(node, in: source)
        var fact = source.member(node, id: head.id, name: head.name, kind: head.kind)
        fact.signature = head.signature
        fact.modifiers = head.isStatic ? ["static"] : []
        fact.attributes = (head.isAction ? ["IBAction"] : []) + head.attributes
        fact.body = head.body.map { source.range($0) }
        fact.tree = ObjCBodyReader.tree(of: head, in: source, ownClass: ownClass)
        return reader.read(fact, node, of: ownClass) { reader in
            if let result = head.result { reader.walk(type: result) }
            for part in head.parts {
                if let type = part.type { reader.walk(type: type, except: part.parameter.map { source.first($0) }) }
            }
            for part in head.parts {
                if let parameter = part.parameter { reader.scopes.declare(source.symbol(parameter)) }
            }
            if let body = head.body { reader.inScope { $0.walk(statementsOf: body) } }
        }
    }
}
