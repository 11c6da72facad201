import Refactor

/// Tells what a statement without branches is, gives back, or gives to the names that it declares.
extension ObjCBodyReader {
    /// The value of a statement; nil for one with branches, and where there is none.
    func value(of node: Int32) -> Expression? {
        switch source.kind(node) {
        case .expressionStatement, .returnStatement: source.children(node).first { _ in true }.map(value(ofExpression:))
        case .declaration: given(by: node)
        default: nil
        }
    }

    private func given(by declaration: Int32) -> Expression? {
        let values = source.children(declaration).filter { source.kind($0) == .declarator }.compactMap { declarator in
            source.children(declarator).reversed().first { ![.name, .typeName].contains(source.kind($0)) }
        }.map { value(ofExpression: $0) }
        return values.count < 2 ? values.first : .tuple(values)
    }

    private func value(ofExpression node: Int32) -> Expression {
        source.value(of: node) { symbol in
            guard let local = names.local(symbol) else { return symbol == Word.ownSelf ? .selfValue : nil }
            return names.isAlias(local) ? alias(local) : nil
        }
    }

    /// A name for self that is perhaps not there goes on with `?`.
    private func alias(_ local: Int) -> Expression {
        let isOptional = names.weakAliases.contains(local) || spelling == .optional(names.facts[local].name)
        return isOptional ? .chained(.selfValue) : .selfValue
    }
}
