import Refactor

/// Walks expressions. Each walk gives the symbol of the expression's first name: `field` for `field.text` and
/// `self.field.text`; -1 where there is none.
extension ReferenceReader {
    @discardableResult
    mutating func walk(_ node: Int32, _ use: ObjCValueUse = .value) -> Int32 {
        guard depth < Self.depthLimit else {
            isTooDeep = true
            return -1
        }
        depth += 1
        defer { depth -= 1 }
        switch source.kind(node) {
        case .identifier: return identifier(node, use)
        case .message: return message(node, use)
        case .member: return member(node, use)
        case .arrow: return member(node, use)
        case .subscripted: return subscripted(node, use)
        case .call, .macroCall: return call(node, use)
        case .block: block(node)
        case .assignment: assignment(node, use)
        case .prefix, .postfix: return unary(node, use)
        case .binary: binary(node)
        case .conditional: conditional(node)
        case .cast, .parenthesized: return wrapped(node, use)
        case .sizeofExpression: walkChildren(node, .truth)
        case .selectorLiteral: selector(node)
        case .atExpression: atExpression(node)
        case .typeName: walk(type: node)
        case .parameter: declare(parameter: node)
        case .statementExpression: statementExpression(node)
        case .name, .literal, .unparsed, .attribute: break
        default: source.kind(node).isStatement ? walk(statement: node) : walkChildren(node)
        }
        return -1
    }

    mutating func walkChildren(_ node: Int32, _ use: ObjCValueUse = .value) {
        for child in source.children(node) { walk(child, use) }
    }

    // MARK: - Names

    private mutating func identifier(_ node: Int32, _ use: ObjCValueUse) -> Int32 {
        let symbol = source.symbol(node)
        let token = source.first(node)
        if isSelf(symbol) {
            let isAliasWritten = symbol != Word.ownSelf && use.usage != .read
            if !use.isTruth, !isAliasWritten { record(token, as: "self", use) }
            return Word.ownSelf
        }
        if symbol == Word.superclass {
            record(token, base: .superclass, .value)
            return -1
        }
        if isLocal(symbol) { return symbol }
        guard !Word.reservedSymbols.contains(symbol), symbol != Word.object else { return -1 }
        record(token, use)
        return symbol
    }

    // MARK: - Blocks

    private mutating func block(_ node: Int32) {
        closureDepth += 1
        scopes.push()
        for child in source.children(node) {
            switch source.kind(child) {
            case .parameter: declare(parameter: child)
            case .compound: walk(body: child)
            default: walk(child)
            }
        }
        scopes.pop()
        closureDepth -= 1
    }
}
