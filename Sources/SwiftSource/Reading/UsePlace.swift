import Refactor
import SwiftSyntax

extension LocalFact.Use.Place {
    /// Nil where a name is neither called nor a whole argument of a call of another name.
    init?(of name: TokenSyntax) {
        guard let reference = name.parent?.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil else {
            return nil
        }
        if let call = reference.parent?.as(FunctionCallExprSyntax.self) {
            guard call.leftParen != nil else { return nil }
            self = .callee
        } else if let argument = reference.parent?.as(LabeledExprSyntax.self) {
            guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
                let callee = ExpressionContext.name(of: call.calledExpression)
            else { return nil }
            self = .argument(call.arguments.prefix { $0.id != argument.id }.count, of: callee.bytes.lowerBound)
        } else {
            return nil
        }
    }
}
