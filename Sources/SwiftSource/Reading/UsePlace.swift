import Refactor
import SwiftSyntax

extension LocalFact.Use {
    /// Reads what is done with a name where it is used.
    init(of name: TokenSyntax, mayChange: Bool) {
        let reference = name.parent?.as(DeclReferenceExprSyntax.self)
        let whole = reference.map { Self.unwrapped(Syntax($0)) }
        self.init(
            range: name.bytes, mayChange: mayChange, place: Place(of: name), member: whole.flatMap(Member.init),
            isCalled: whole.map(Self.isCalled) ?? false)
    }

    /// The expression with `?` and `!` behind it.
    fileprivate static func unwrapped(_ node: Syntax) -> Syntax {
        var node = node
        while let parent = node.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            node = parent
        }
        return node
    }

    fileprivate static func isCalled(_ node: Syntax) -> Bool {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.id == node.id && call.leftParen != nil
    }
}

extension LocalFact.Use.Member {
    /// Nil where no member is named behind an expression.
    fileprivate init?(behind node: Syntax) {
        guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id else { return nil }
        let name = access.declName.baseName
        let call = access.parent?.as(FunctionCallExprSyntax.self)
        let isCall = call.map { $0.calledExpression.id == access.id } ?? false
        self.init(
            name: name.identifierText, usage: isCall ? .call : Self.isAssigned(Syntax(access)) ? .write : .read,
            isPlain: node.is(DeclReferenceExprSyntax.self) && access.declName.argumentNames == nil)
    }

    /// Returns true if `=` stands right behind an expression.
    private static func isAssigned(_ node: Syntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self), let index = list.firstIndex(where: { $0.id == node.id })
        else { return false }
        let next = list.index(after: index)
        return next < list.endIndex && list[next].is(AssignmentExprSyntax.self)
    }
}

extension LocalFact.Use.Place {
    /// Nil where a name is neither called nor a whole argument of a call of another name.
    fileprivate init?(of name: TokenSyntax) {
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
