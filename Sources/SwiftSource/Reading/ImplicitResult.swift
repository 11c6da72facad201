import SwiftSyntax

/// Tells statements whose value is the result of what is around them, without `return`; in doubt it is.
enum ImplicitResult {
    /// The only expression of a getter, of a function with a result, of a closure, or of a branch whose `if` or `switch`
    /// gives a value.
    static func isGiven(by item: CodeBlockItemSyntax) -> Bool {
        guard mayGiveValue(item), let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            let owner = list.parent
        else { return false }
        if owner.is(AccessorBlockSyntax.self) { return true }
        if let closure = owner.as(ClosureExprSyntax.self) { return !givesNothing(closure) }
        if owner.is(SwitchCaseSyntax.self) { return choice(around: owner).map(isUsed) ?? true }
        if owner.is(IfConfigClauseSyntax.self) {
            return conditionalItem(around: owner).map { isOnlyResult($0) } ?? true
        }
        guard let holder = owner.as(CodeBlockSyntax.self)?.parent else { return false }
        if let choice = holder.as(IfExprSyntax.self) { return isUsed(Syntax(choice)) }
        return isResult(of: holder)
    }

    private static func isResult(of holder: Syntax) -> Bool {
        if let function = holder.as(FunctionDeclSyntax.self) { return !isVoid(function.signature.returnClause) }
        return holder.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind == .keyword(.get)
    }

    /// The only statement of a branch of `#if`, where that is the only statement around it.
    private static func isOnlyResult(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
            return false
        }
        if let closure = owner.as(ClosureExprSyntax.self) { return !givesNothing(closure) }
        return owner.is(AccessorBlockSyntax.self) || owner.parent.map(isResult) ?? true
    }

    /// Returns true if a branch's value goes on: the `if` or `switch` is part of an expression, or itself a result.
    private static func isUsed(_ choice: Syntax) -> Bool {
        var node = choice
        while let next = node.parent?.as(IfExprSyntax.self) { node = Syntax(next) }
        guard let statement = node.parent?.as(ExpressionStmtSyntax.self) else {
            return node.parent.flatMap { $0.as(CodeBlockItemSyntax.self) }.map { isGiven(by: $0) } ?? true
        }
        return statement.parent?.as(CodeBlockItemSyntax.self).map { isGiven(by: $0) } ?? true
    }

    private static func choice(around branch: Syntax) -> Syntax? {
        var node = branch.parent
        while let current = node {
            if current.is(SwitchExprSyntax.self) { return current }
            node = current.parent
        }
        return nil
    }

    private static func conditionalItem(around clause: Syntax) -> CodeBlockItemSyntax? {
        clause.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)
    }

    // MARK: - Statements that have a value

    private static func mayGiveValue(_ item: CodeBlockItemSyntax) -> Bool {
        var node = Syntax(item.item)
        if let statement = node.as(ExpressionStmtSyntax.self) { node = Syntax(statement.expression) }
        if let choice = node.as(IfExprSyntax.self) { return hasValue(choice) }
        if let choice = node.as(SwitchExprSyntax.self) {
            return choice.cases.allSatisfy { $0.as(SwitchCaseSyntax.self).map { hasValue($0.statements) } ?? true }
        }
        return node.isProtocol((any ExprSyntaxProtocol).self) && !isAssignment(node)
    }

    private static func hasValue(_ choice: IfExprSyntax) -> Bool {
        guard hasValue(choice.body.statements) else { return false }
        switch choice.elseBody {
        case .ifExpr(let next)?: return hasValue(next)
        case .codeBlock(let block)?: return hasValue(block.statements)
        case nil: return false
        }
    }

    private static func hasValue(_ list: CodeBlockItemListSyntax) -> Bool {
        guard let only = list.first, list.count == 1 else { return false }
        return only.item.is(ThrowStmtSyntax.self) || mayGiveValue(only)
    }

    private static func isAssignment(_ node: Syntax) -> Bool {
        guard let elements = node.as(SequenceExprSyntax.self)?.elements else { return false }
        return elements.contains { $0.is(AssignmentExprSyntax.self) }
    }

    // MARK: - Closures

    private static func isVoid(_ result: ReturnClauseSyntax?) -> Bool {
        guard let type = result?.type.trimmedDescription else { return true }
        return type == "Void" || type == "()"
    }

    /// A closure whose result is written as nothing, or that is given to a function known to want nothing of it.
    private static func givesNothing(_ closure: ClosureExprSyntax) -> Bool {
        if let result = closure.signature?.returnClause { return isVoid(result) }
        guard let place = ClosurePlace(of: closure) else { return false }
        if let label = place.label, idleLabels.contains(label) { return true }
        let callee = place.call.calledExpression
        let name = (callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self))?
            .baseName.text
        return name.map { idleFunctions.contains($0) } ?? false
    }

    /// Labels of closures without a result in UIKit and Foundation.
    private static let idleLabels: Set<String> = ["animations", "completion", "completionHandler", "handler"]

    /// Functions of UIKit, Foundation, Dispatch and Combine all of whose closures have no result.
    private static let idleFunctions: Set<String> = [
        "UIAction", "UIAlertAction", "addOperation", "animate", "animateKeyframes", "async", "asyncAfter", "dismiss",
        "forEach", "performBatchUpdates", "performWithoutAnimation", "present", "scheduledTimer", "sink", "transition",
    ]
}
