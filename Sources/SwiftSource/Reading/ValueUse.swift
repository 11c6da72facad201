import SwiftSyntax

/// Tells expressions that stand as statements from those whose value goes somewhere.
enum ValueUse {
    /// Returns true if an expression's value goes nowhere: it is a statement by itself, perhaps behind `try` and
    /// `await`.
    ///
    /// The only expression of a getter or of a function with a result is returned, so it is no statement.
    static func isDiscarded(_ node: some SyntaxProtocol) -> Bool {
        var node = Syntax(node)
        while let parent = node.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return isStatement(item) }
            guard passesOn(parent) else { return false }
            node = parent
        }
        return false
    }

    private static func passesOn(_ node: Syntax) -> Bool {
        node.is(TryExprSyntax.self) || node.is(AwaitExprSyntax.self) || node.is(ExpressionStmtSyntax.self)
            || node.is(IfExprSyntax.self)
    }

    private static func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.dropFirst().isEmpty else { return true }
        guard let owner = list.parent else { return true }
        if owner.is(AccessorBlockSyntax.self) { return false }
        if let closure = owner.as(ClosureExprSyntax.self) { return returnsNothing(closure) }
        if owner.is(SwitchCaseSyntax.self) { return switchAround(owner).map { isDiscarded($0) } ?? true }
        guard let block = owner.as(CodeBlockSyntax.self)?.parent else { return true }
        if let function = block.as(FunctionDeclSyntax.self) { return isVoid(function.signature.returnClause) }
        if let accessor = block.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.tokenKind != .keyword(.get)
        }
        return block.as(IfExprSyntax.self).map { isDiscarded($0) } ?? true
    }

    private static func switchAround(_ node: Syntax) -> SwitchExprSyntax? {
        var node = node.parent
        while let current = node {
            if let found = current.as(SwitchExprSyntax.self) { return found }
            node = current.parent
        }
        return nil
    }

    private static func isVoid(_ result: ReturnClauseSyntax?) -> Bool {
        guard let type = result?.type.trimmedDescription else { return true }
        return type == "Void" || type == "()"
    }

    /// A closure of one expression may return it; the functions that ask for a value are known by name.
    private static func returnsNothing(_ closure: ClosureExprSyntax) -> Bool {
        if let result = closure.signature?.returnClause { return isVoid(result) }
        var node = closure.parent
        if node?.is(LabeledExprSyntax.self) == true { node = node?.parent?.parent }
        guard let call = node?.as(FunctionCallExprSyntax.self) else { return true }
        if call.calledExpression.id == ExprSyntax(closure).id { return false }
        let callee = call.calledExpression
        let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
        return name.map { !transforms.contains($0.baseName.text) } ?? true
    }

    /// Functions of the standard library and of Combine whose closures give a value.
    private static let transforms: Set<String> = [
        "allSatisfy", "compactMap", "compactMapValues", "contains", "drop", "filter", "first", "firstIndex", "flatMap",
        "last", "lastIndex", "map", "mapValues", "max", "min", "prefix", "reduce", "removeAll", "sort", "sorted",
        "tryMap",
    ]
}
