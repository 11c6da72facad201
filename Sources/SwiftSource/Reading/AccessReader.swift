import Refactor
import SwiftSyntax

/// Reads chains of properties, and whether a statement evaluates them before all else.
struct AccessReader {
    /// The meaning of an expression where it stands.
    let value: (ExprSyntax) -> Expression
    /// Returns true if an expression is a name for self.
    let isSelf: (ExprSyntax) -> Bool

    /// The chain that ends with a node; nil where it goes on, where it is assigned, or where it begins otherwise.
    func access(endingWith node: MemberAccessExprSyntax) -> AccessFact? {
        let end = outermost(ExprSyntax(node))
        guard next(after: end) == nil, !isChanged(end) else { return nil }
        var accesses = links(of: node)[...]
        guard let first = accesses.first, let base = first.base.map(bare),
            let name = base.as(DeclReferenceExprSyntax.self)
        else { return nil }
        var root = name.baseName.bytes
        let firstChained = accesses.firstIndex { $0.base?.is(OptionalChainingExprSyntax.self) ?? false }
        if isSelf(base) {
            root = first.declName.baseName.bytes
            accesses.removeFirst()
        }
        if isCalled(end) { accesses = accesses.dropLast() }
        guard !accesses.isEmpty, accesses.allSatisfy({ $0.declName.argumentNames == nil }) else { return nil }
        let steps = zip(accesses.indices, accesses).map { index, access in
            step(access, isChain: firstChained.map { $0 <= index } ?? false)
        }
        return AccessFact(
            start: ExprSyntax(node).bytes.lowerBound, spelling: node.trimmedDescription, root: root, steps: steps,
            isEarly: isEarly(end), isTaken: isTaken(ExprSyntax(node)))
    }

    /// The element of a list that stands in a row, as what is handed to a call or set: `items[indexPath.row]`,
    /// `model.items[indexPath.row]`; nil for any other subscript.
    func rowAccess(_ node: SubscriptCallExprSyntax) -> AccessFact? {
        guard let root = root(of: node.calledExpression), isRow(node.arguments), isTaken(ExprSyntax(node)) else {
            return nil
        }
        let step = AccessFact.Step(
            end: node.bytes.upperBound, value: value(ExprSyntax(node)), isChain: false, isUnwrapped: false,
            isDereferenced: false)
        return AccessFact(
            start: node.bytes.lowerBound, spelling: node.trimmedDescription, root: root.baseName.bytes, steps: [step],
            isEarly: isEarly(ExprSyntax(node)), isRow: true, isTaken: true)
    }

    /// The first name of a chain of properties that is not self; nil where a `?`, a `!` or a call is in it.
    private func root(of list: ExprSyntax) -> DeclReferenceExprSyntax? {
        if let name = list.as(DeclReferenceExprSyntax.self) { return name }
        guard let access = list.as(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.argumentNames == nil
        else { return nil }
        return isSelf(base) ? access.declName : root(of: base)
    }

    /// `[indexPath.row]`.
    private func isRow(_ arguments: LabeledExprListSyntax) -> Bool {
        guard let only = arguments.first, arguments.count == 1, only.label == nil,
            let place = only.expression.as(MemberAccessExprSyntax.self),
            place.base?.is(DeclReferenceExprSyntax.self) == true
        else { return false }
        return ["item", "row", "section"].contains(place.declName.baseName.text)
    }

    /// Returns true for a whole argument, or for all that is set: there it cannot be changed in its list.
    private func isTaken(_ node: ExprSyntax) -> Bool {
        if node.parent?.is(LabeledExprSyntax.self) ?? false { return true }
        guard let list = node.parent?.as(ExprListSyntax.self), let last = list.last, last.id == node.id else {
            return false
        }
        return list.count == 3 && list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    }

    private func step(_ node: MemberAccessExprSyntax, isChain: Bool) -> AccessFact.Step {
        let isForced = node.parent?.is(ForceUnwrapExprSyntax.self) ?? false
        let end = outermost(ExprSyntax(node))
        return AccessFact.Step(
            end: node.declName.bytes.upperBound, value: value(ExprSyntax(node)), isChain: isChain,
            isUnwrapped: node.parent?.is(OptionalChainingExprSyntax.self) ?? false,
            isDereferenced: isForced || next(after: end) != nil || isElementTaken(end))
    }

    // MARK: - The chain

    /// The accesses of a chain from its beginning to a node.
    private func links(of node: MemberAccessExprSyntax) -> [MemberAccessExprSyntax] {
        var links = [node]
        var next = node.base.map(bare)?.as(MemberAccessExprSyntax.self)
        while let link = next {
            links.append(link)
            next = link.base.map(bare)?.as(MemberAccessExprSyntax.self)
        }
        return links.reversed()
    }

    /// Without `?` and `!`.
    private func bare(_ node: ExprSyntax) -> ExprSyntax {
        if let chained = node.as(OptionalChainingExprSyntax.self) { return bare(chained.expression) }
        if let forced = node.as(ForceUnwrapExprSyntax.self) { return bare(forced.expression) }
        return node
    }

    /// With the `?` and `!` behind it.
    private func outermost(_ node: ExprSyntax) -> ExprSyntax {
        guard let parent = node.parent?.as(ExprSyntax.self),
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        else { return node }
        return outermost(parent)
    }

    private func next(after node: ExprSyntax) -> MemberAccessExprSyntax? {
        node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.base?.id == node.id ? $0 : nil }
    }

    private func isCalled(_ node: ExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }

    private func isElementTaken(_ node: ExprSyntax) -> Bool {
        node.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
    }

    private func isChanged(_ node: ExprSyntax) -> Bool {
        if node.parent?.is(InOutExprSyntax.self) ?? false || isElementTaken(node) { return true }
        guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
        let next = list.drop { $0.id != node.id }.dropFirst().first
        let sign = next?.as(BinaryOperatorExprSyntax.self)?.operator.text
        return next?.is(AssignmentExprSyntax.self) ?? false || sign.map(ChangeMarks.assigns) ?? false
    }

    // MARK: - When it is read

    /// Returns true if a statement reads the value always, and first.
    private func isEarly(_ node: ExprSyntax) -> Bool {
        var node = Syntax(node)
        while let parent = node.parent {
            if parent.is(CodeBlockItemSyntax.self) { return true }
            guard isReached(node, in: parent) else { return false }
            let before = parent.children(viewMode: .sourceAccurate).prefix { $0.id != node.id }
            guard before.allSatisfy({ !acts($0) }) else { return false }
            node = parent
        }
        return false
    }

    /// Returns true if a part of a node is evaluated whenever the node is.
    private func isReached(_ part: Syntax, in node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .closureExpr, .functionDecl, .repeatStmt, .switchCase, .ternaryExpr, .unresolvedTernaryExpr, .whereClause,
            .whileStmt:
            return false
        case .ifExpr(let choice): return choice.elseBody.map { Syntax($0).id != part.id } ?? true
        case .exprList(let list):
            return list.prefix { Syntax($0).id != part.id }.allSatisfy { element in
                let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
                return !["&&", "||", "??"].contains(sign) && !element.is(UnresolvedTernaryExprSyntax.self)
            }
        default: return true
        }
    }

    /// Returns true if code may do something that is seen elsewhere, or asks whether the view is there.
    private func acts(_ node: Syntax) -> Bool {
        if let call = node.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
            guard Self.values.contains(name) else { return true }
        }
        if node.as(TokenSyntax.self)?.text == "isViewLoaded" { return true }
        return node.children(viewMode: .sourceAccurate).contains(where: acts)
    }

    /// Types whose initialisers only make a value.
    private static let values: Set<String> = [
        "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Decimal", "Double", "Float", "IndexPath",
        "Int", "NSNumber", "String", "URL", "UUID",
    ]
}
