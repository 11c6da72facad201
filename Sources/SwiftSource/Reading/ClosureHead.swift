import Refactor
import SwiftSyntax

extension ClosureFact {
    /// Reads the head of a closure and the call that it is given to.
    init(of node: ClosureExprSyntax) {
        let signature = node.signature
        let list = signature?.capture
        let items = list?.items.map { $0 } ?? []
        let range = list.map { list in
            let inner = list.leftSquare.bytes.upperBound..<list.rightSquare.bytes.lowerBound
            return inner.lowerBound..<(items.last?.bytes.upperBound ?? inner.upperBound)
        }
        let first: (any SyntaxProtocol)? =
            signature?.parameterClause ?? signature?.effectSpecifiers ?? signature?.returnClause ?? signature?.inKeyword
        self.init(
            hold: items.lazy.compactMap(Self.hold).first ?? .asAround, captures: range,
            start: first?.bytes.lowerBound ?? node.innerBytes.lowerBound,
            headEnd: signature?.inKeyword.bytes.upperBound,
            parameters: Self.names(in: signature),
            callee: ClosurePlace(of: node).flatMap { Self.name(of: $0.call.calledExpression) })
    }

    /// The names of the parameters where nothing else is written of them, and no attribute or effect of the closure.
    private static func names(in signature: ClosureSignatureSyntax?) -> [String]? {
        guard let signature else { return [] }
        guard signature.attributes.isEmpty, signature.effectSpecifiers == nil, signature.returnClause == nil else {
            return nil
        }
        switch signature.parameterClause {
        case .simpleInput(let list): return list.map(\.name.text)
        case .parameterClause(let clause):
            let areNames = clause.parameters.allSatisfy { $0.type == nil && $0.secondName == nil }
            return areNames ? clause.parameters.map(\.firstName.text) : nil
        case nil: return []
        }
    }

    /// Returns how a capture holds self; nil for another value. `[weak owner = self]` counts, as does
    /// `[weak weakSelf]`.
    private static func hold(_ capture: ClosureCaptureSyntax) -> SelfCapture? {
        let source = capture.initializer?.value.trimmedDescription ?? capture.name.identifierText
        guard ["self", "strongSelf", "weakSelf"].contains(source) else { return nil }
        return capture.specifier == nil ? .strong : .weak
    }

    private static func name(of expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.identifierText }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }
}
