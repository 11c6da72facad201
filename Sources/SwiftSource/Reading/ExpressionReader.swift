package import Refactor
package import SwiftSyntax

/// Turns expressions of the syntax tree into values of which types can be told.
package struct ExpressionReader {
    /// Returns true if an expression means the controller: `self`, or a name that is bound to it.
    private let isSelf: (ExprSyntax) -> Bool
    private let memory: ExpressionMemory

    init(memory: ExpressionMemory = ExpressionMemory(), isSelf: @escaping (ExprSyntax) -> Bool) {
        self.memory = memory
        self.isSelf = isSelf
    }

    /// The value of an expression outside of any body.
    package static func expression(of node: ExprSyntax) -> Expression {
        ExpressionReader { $0.trimmedDescription == "self" }.expression(of: node)
    }

    func expression(of node: ExprSyntax) -> Expression {
        // The links of a chain are asked for one after the other, each with all that stands before it.
        guard
            node.is(FunctionCallExprSyntax.self) || node.is(MemberAccessExprSyntax.self)
                || node.is(SubscriptCallExprSyntax.self)
        else { return read(node) }
        if let known = memory[node.id] { return known }
        let value = read(node)
        memory[node.id] = value
        return value
    }

    private func read(_ node: ExprSyntax) -> Expression {
        if let literal = Self.literal(node) { return literal }
        if let operation = operation(node) { return operation }
        if node.is(DeclReferenceExprSyntax.self), isSelf(node) { return .selfValue }
        if node.is(SuperExprSyntax.self) { return .superValue }
        if let name = node.as(DeclReferenceExprSyntax.self) { return Self.reference(name) }
        if let access = node.as(MemberAccessExprSyntax.self) {
            guard access.declName.argumentNames == nil else { return .unknown }
            return .member(
                access.base.map { expression(of: $0) }, name: access.declName.baseName.identifierText)
        }
        if let call = node.as(FunctionCallExprSyntax.self) { return self.call(call) }
        if let element = node.as(SubscriptCallExprSyntax.self) {
            let (labels, arguments) = arguments(
                element.arguments, element.trailingClosure, element.additionalTrailingClosures)
            return .element(
                expression(of: element.calledExpression), labels: labels, arguments: arguments)
        }
        if let type = node.as(TypeExprSyntax.self) { return .type(type.trimmedDescription) }
        if let generic = node.as(GenericSpecializationExprSyntax.self) { return .type(generic.trimmedDescription) }
        if let closure = node.as(ClosureExprSyntax.self) { return self.closure(closure) }
        return collection(node) ?? .unknown
    }

    private static func reference(_ node: DeclReferenceExprSyntax) -> Expression {
        guard node.argumentNames == nil else { return .unknown }
        if node.baseName.tokenKind == .keyword(.Self) { return .type("Self") }
        return .name(node.baseName.identifierText, at: node.baseName.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: - Literals

    private static func literal(_ node: ExprSyntax) -> Expression? {
        if node.is(IntegerLiteralExprSyntax.self) { return .literal(type: "Int") }
        if node.is(FloatLiteralExprSyntax.self) { return .literal(type: "Double") }
        if node.is(BooleanLiteralExprSyntax.self) { return .literal(type: "Bool") }
        if let text = node.as(StringLiteralExprSyntax.self) {
            return .literal(type: "String", text: text.segments.description)
        }
        if node.is(NilLiteralExprSyntax.self) { return .nilLiteral }
        guard let name = node.as(MacroExpansionExprSyntax.self)?.macroName.text else { return nil }
        return macros[name].map { .literal(type: $0) }
    }

    private static let macros: [String: String] = [
        "column": "Int", "file": "String", "fileID": "String", "filePath": "String", "function": "String",
        "keyPath": "String", "line": "Int", "selector": "Selector",
    ]

    private func collection(_ node: ExprSyntax) -> Expression? {
        if let array = node.as(ArrayExprSyntax.self) {
            return .array(array.elements.map { expression(of: $0.expression) })
        }
        if let dictionary = node.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = dictionary.content else { return .dictionary(keys: [], values: []) }
            return .dictionary(
                keys: elements.map { expression(of: $0.key) },
                values: elements.map { expression(of: $0.value) })
        }
        guard let tuple = node.as(TupleExprSyntax.self), tuple.elements.allSatisfy({ $0.label == nil }) else {
            return nil
        }
        let elements = tuple.elements.map { expression(of: $0.expression) }
        // Parentheses end an optional chain; else they change nothing.
        guard elements.count == 1, let only = elements.first, !only.isOpenChain else { return .tuple(elements) }
        return only
    }

    // MARK: - Calls and closures

    private func call(_ node: FunctionCallExprSyntax) -> Expression {
        let (labels, arguments) = arguments(
            node.arguments, node.trailingClosure, node.additionalTrailingClosures)
        let callee = node.calledExpression
        let isType = callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self)
        return .call(
            isType ? .type(callee.trimmedDescription) : expression(of: callee), labels: labels,
            arguments: arguments)
    }

    private func arguments(
        _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
        _ additional: MultipleTrailingClosureElementListSyntax
    ) -> (labels: [String], arguments: [Expression]) {
        var labels = list.map { $0.label?.identifierText ?? "_" }
        var arguments = list.map { expression(of: $0.expression) }
        if let trailing {
            labels.append("{")
            arguments.append(closure(trailing))
        }
        for next in additional {
            labels.append(next.label.identifierText)
            arguments.append(closure(next.closure))
        }
        return (labels, arguments)
    }

    /// Returns the closure with what it gives back, as its head says or its only expression tells.
    private func closure(_ node: ClosureExprSyntax) -> Expression {
        let result = node.signature?.returnClause?.type.trimmedDescription
        guard node.statements.count == 1, let item = node.statements.first?.item else {
            return .closure(result: result, body: nil)
        }
        let only = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
        return .closure(result: result, body: only.map { expression(of: $0) })
    }

    // MARK: - Operators

    private func operation(_ node: ExprSyntax) -> Expression? {
        func inner(_ node: ExprSyntax) -> Expression { expression(of: node) }
        if let sequence = node.as(SequenceExprSyntax.self) {
            return OperatorSequence(Array(sequence.elements)).expression(of: inner)
        }
        if let forced = node.as(ForceUnwrapExprSyntax.self) { return .forced(inner(forced.expression)) }
        if let chained = node.as(OptionalChainingExprSyntax.self) { return .chained(inner(chained.expression)) }
        if let tried = node.as(TryExprSyntax.self) { return .attempted(inner(tried.expression), Self.attempt(tried)) }
        if let awaited = node.as(AwaitExprSyntax.self) { return .awaited(inner(awaited.expression)) }
        if let passed = node.as(InOutExprSyntax.self) { return .prefix("&", inner(passed.expression)) }
        guard let prefix = node.as(PrefixOperatorExprSyntax.self) else { return nil }
        let value = inner(prefix.expression)
        if case .literal = value, ["+", "-"].contains(prefix.operator.text) { return value }
        return .prefix(prefix.operator.text, value)
    }

    static func attempt(_ node: TryExprSyntax) -> Expression.Attempt {
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .optional
        case .exclamationMark: .forced
        default: .plain
        }
    }
}

extension Expression {
    /// True if an optional chain runs through it up to its end.
    fileprivate var isOpenChain: Bool {
        switch self {
        case .chained: true
        case .member(let base?, _), .call(let base, _, _), .element(let base, _, _), .forced(let base):
            base.isOpenChain
        default: false
        }
    }
}
