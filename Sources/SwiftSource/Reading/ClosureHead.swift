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
            callee: ClosurePlace(of: node).flatMap { Self.name(of: $0.call.calledExpression) },
            mayBeSkipped: Self.mayBeSkipped(node))
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

    /// Returns true if an optional chain, a condition or another value may keep a closure from being given to anybody.
    private static func mayBeSkipped(_ closure: ClosureExprSyntax) -> Bool {
        var node = Syntax(closure)
        while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
            if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id != node.id,
                isChained(call.calledExpression)
            {
                return true
            }
            if parent.is(UnresolvedTernaryExprSyntax.self) { return true }
            if let list = parent.as(ExprListSyntax.self),
                list.prefix(while: { $0.id != node.id }).contains(where: skips)
            {
                return true
            }
            node = parent
        }
        return false
    }

    private static func isChained(_ callee: ExprSyntax) -> Bool {
        if callee.is(OptionalChainingExprSyntax.self) { return true }
        if let access = callee.as(MemberAccessExprSyntax.self) { return access.base.map(isChained) ?? false }
        if let call = callee.as(FunctionCallExprSyntax.self) { return isChained(call.calledExpression) }
        if let element = callee.as(SubscriptCallExprSyntax.self) { return isChained(element.calledExpression) }
        return callee.as(ForceUnwrapExprSyntax.self).map { isChained($0.expression) } ?? false
    }

    /// Returns true if what stands behind an operator need not be asked.
    private static func skips(_ sign: ExprSyntax) -> Bool {
        if sign.is(UnresolvedTernaryExprSyntax.self) { return true }
        return ["&&", "??", "||"].contains(sign.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }

    private static func name(of expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.identifierText }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }
}
