import Refactor
import SwiftSyntax

/// Scopes of functions, initialisers, subscripts and accessors: what they bind for their bodies.
extension ScopeVisitor {
    final func enter(_ node: FunctionDeclSyntax) {
        enter(generics: node)
        enter(node.signature)
        enter(body: node.body?.statements)
    }

    final func enter(_ node: InitializerDeclSyntax) {
        enter(generics: node)
        enter(node.signature)
        enter(body: node.body?.statements)
    }

    final func enter(_ node: SubscriptDeclSyntax) {
        enter(generics: node)
        enter(node.parameterClause)
        walk(node.returnClause)
        if let accessors = node.accessorBlock { enter(accessors) }
    }

    final func enter(_ node: AccessorBlockSyntax) {
        switch node.accessors {
        case .getter(let statements): enter(body: statements)
        case .accessors(let list):
            for accessor in list {
                inScope {
                    declareValue(of: accessor)
                    enter(body: accessor.body?.statements)
                }
            }
        }
    }

    private func declareValue(of accessor: AccessorDeclSyntax) {
        if let name = accessor.parameters?.name {
            declare(name, .accessorValue)
        } else if let name = PropertyReader.valueName(of: accessor), let body = accessor.body {
            declare(unwritten: name, .accessorValue, at: body.innerBytes.lowerBound)
        }
    }

    final func enter(generics node: (any WithGenericParametersSyntax)?) {
        for parameter in node?.genericParameterClause?.parameters ?? [] { declare(parameter.name, .localType) }
        if let parameters = node?.genericParameterClause { walk(parameters) }
        if let constraints = node?.genericWhereClause { walk(constraints) }
    }

    private func enter(_ signature: FunctionSignatureSyntax) {
        enter(signature.parameterClause)
        if let effects = signature.effectSpecifiers { walk(effects) }
        if let result = signature.returnClause { walk(result) }
    }

    /// Default values do not know the parameters.
    private func enter(_ clause: FunctionParameterClauseSyntax) {
        walk(clause)
        for parameter in clause.parameters {
            let isInout = parameter.type.isInout
            let type = parameter.type.withoutInout
            declare(
                parameter.secondName ?? parameter.firstName,
                .parameter(type: parameter.ellipsis == nil ? type : "[\(type)]", isInout: isInout), isVariable: isInout)
        }
    }
}

extension TypeSyntax {
    var isInout: Bool {
        self.as(AttributedTypeSyntax.self)?.tokens(viewMode: .sourceAccurate)
            .prefix { $0.position < self.as(AttributedTypeSyntax.self)?.baseType.position ?? $0.position }
            .contains { $0.tokenKind == .keyword(.inout) } ?? false
    }

    /// As written, without `inout`.
    var withoutInout: String {
        let text = trimmedDescription
        guard isInout, text.hasPrefix("inout") else { return text }
        return String(text.dropFirst("inout".count).drop(while: \.isWhitespace))
    }
}
