import Refactor
import SwiftSyntax

/// The context of a name: whether it is called, written, passed by reference, and whether its value is used.
struct ExpressionContext {
    private struct Call {
        let labels: [String]
        let arguments: ArgumentPlaces?
        let isStatement: Bool
        let first: Expression?
    }

    private var calls: [Int: Call] = [:]
    private var writes: [Int: (usage: ReferenceFact.Usage, isStatement: Bool)] = [:]
    private var mutations: Set<Int> = []

    // MARK: - Noting what surrounds a name, before the name is reached

    /// `value` reads an expression where the call stands.
    mutating func note(call node: FunctionCallExprSyntax, value: (ExprSyntax) -> Expression) {
        var labels = node.arguments.map { $0.label?.identifierText ?? "_" }
        if node.trailingClosure != nil { labels.append("{") }
        labels += node.additionalTrailingClosures.map(\.label.identifierText)
        if let name = Self.name(of: node.calledExpression) {
            let places = node.leftParen.map { open in
                ArgumentPlaces(
                    start: open.bytes.upperBound, ends: node.arguments.map(\.expression.bytes.upperBound),
                    end: node.rightParen?.bytes.upperBound ?? open.bytes.upperBound,
                    labels: node.arguments.map(Self.labelPlace),
                    names: node.arguments.map {
                        $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
                    })
            }
            calls[name.position.utf8Offset] = Call(
                labels: labels, arguments: places, isStatement: ValueUse.isDiscarded(node),
                first: node.arguments.first.map { value($0.expression) })
        }
        let callee = Self.unwrapped(node.calledExpression)
        if let receiver = callee.as(MemberAccessExprSyntax.self)?.base { mutations.formUnion(Self.path(receiver)) }
    }

    /// From the label to the value; nil where a comment stands between.
    private static func labelPlace(of argument: LabeledExprSyntax) -> Range<Int>? {
        let value = argument.expression.bytes.lowerBound
        guard let label = argument.label, let colon = argument.colon else { return value..<value }
        let between = label.trailingTrivia + colon.leadingTrivia + colon.trailingTrivia
        guard (between + argument.expression.leadingTrivia).allSatisfy(\.isWhitespace) else { return nil }
        return label.bytes.lowerBound..<value
    }

    mutating func note(reference node: InOutExprSyntax) {
        note(write: node.expression, usage: .reference, isStatement: false)
    }

    mutating func note(sequence node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count >= 3, let usage = Self.assignment(elements[1]) else { return }
        note(write: elements[0], usage: usage, isStatement: ValueUse.isDiscarded(node))
    }

    private mutating func note(write target: ExprSyntax, usage: ReferenceFact.Usage, isStatement: Bool) {
        if let tuple = target.as(TupleExprSyntax.self) {
            for element in tuple.elements { note(write: element.expression, usage: usage, isStatement: false) }
            return
        }
        let target = Self.unwrappedAwait(target)
        if target.is(DeclReferenceExprSyntax.self) || target.is(MemberAccessExprSyntax.self),
            let name = Self.name(of: target)
        {
            writes[name.position.utf8Offset] = (usage, isStatement)
            if let base = target.as(MemberAccessExprSyntax.self)?.base { mutations.formUnion(Self.path(base)) }
        } else {
            mutations.formUnion(Self.path(target))
        }
    }

    /// Assignments give write or readWrite; any other operator gives nil.
    private static func assignment(_ element: ExprSyntax) -> ReferenceFact.Usage? {
        if element.is(AssignmentExprSyntax.self) { return .write }
        guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, name.hasSuffix("="), name.count > 1,
            !comparisons.contains(name.drop { $0 == "." })
        else { return nil }
        return .readWrite
    }

    private static let comparisons: Set<Substring> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

    // MARK: - Building the reference

    func reference(
        name: String, base: ReferenceFact.Base, usage: ReferenceFact.Usage?, token: TokenSyntax, range: Range<Int>,
        line: Int, closureDepth: Int, receiver: Range<Int>?, isWeaklyCaptured: Bool
    ) -> ReferenceFact {
        let offset = token.position.utf8Offset
        let call = calls[offset]
        let write = writes[offset]
        let found = usage ?? write?.usage ?? (call == nil ? .read : .call)
        let node = Self.expression(of: token)
        var reference = ReferenceFact(
            name: name, base: base, usage: found, range: range, line: line,
            labels: call?.labels ?? Self.argumentNames(of: token), arguments: call?.arguments,
            isStatement: call?.isStatement ?? write?.isStatement ?? false,
            isChained: node?.parent?.is(OptionalChainingExprSyntax.self) ?? false,
            isDereferenced: Self.isDereferenced(node), mayMutate: mutations.contains(offset),
            closureDepth: closureDepth, receiver: receiver, isWeaklyCaptured: isWeaklyCaptured)
        reference.firstArgument = call?.first
        return reference
    }

    /// `id`, `_` for a method that is named in full: `load(id:_:)`.
    private static func argumentNames(of token: TokenSyntax) -> [String] {
        let names = token.parent?.as(DeclReferenceExprSyntax.self)?.argumentNames
        return names?.arguments.map(\.name.identifierText) ?? []
    }

    /// The largest expression that ends with the name: `a.b` for `b`.
    private static func expression(of token: TokenSyntax) -> Syntax? {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName == reference {
            return Syntax(access)
        }
        return Syntax(reference)
    }

    private static func isDereferenced(_ node: Syntax?) -> Bool {
        var node = node
        while let parent = node?.parent {
            if parent.is(ForceUnwrapExprSyntax.self) { return true }
            if parent.is(OptionalChainingExprSyntax.self) {
                node = parent
                continue
            }
            if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == node?.id }
            if let call = parent.as(SubscriptCallExprSyntax.self) { return call.calledExpression.id == node?.id }
            return false
        }
        return false
    }

    // MARK: - Shapes of expressions

    /// The name token that an expression ends with.
    static func name(of expression: ExprSyntax) -> TokenSyntax? {
        let expression = unwrapped(expression)
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return name(of: generic.expression) }
        return expression.as(MemberAccessExprSyntax.self)?.declName.baseName
    }

    /// Without `?` and `!` behind.
    static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        if let chained = expression.as(OptionalChainingExprSyntax.self) { return unwrapped(chained.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return unwrapped(forced.expression) }
        return expression
    }

    private static func unwrappedAwait(_ expression: ExprSyntax) -> ExprSyntax {
        if let awaited = expression.as(AwaitExprSyntax.self) { return unwrappedAwait(awaited.expression) }
        if let tried = expression.as(TryExprSyntax.self) { return unwrappedAwait(tried.expression) }
        return expression
    }

    /// Offsets of all names on the way from the first name of an access path to its end: `a`, `b`, `c` in `a.b[0].c`.
    private static func path(_ expression: ExprSyntax) -> [Int] {
        let expression = unwrapped(expression)
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return [reference.baseName.position.utf8Offset]
        }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            return [access.declName.baseName.position.utf8Offset] + (access.base.map(path) ?? [])
        }
        if let call = expression.as(SubscriptCallExprSyntax.self) { return path(call.calledExpression) }
        return []
    }

    /// The names of an expression that is made of nothing else than names, `?` and `!`, without self; nil for others, and
    /// for one of more names than a type and its parts have: the links of a chain would each list all before them.
    static func names(of expression: ExprSyntax, most: Int = 8, isSelf: (ExprSyntax) -> Bool) -> [String]? {
        guard most > 0 else { return nil }
        let expression = unwrapped(expression)
        if isSelf(expression) { return [] }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.identifierText] }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
            let before = names(of: base, most: most - 1, isSelf: isSelf)
        else { return nil }
        return before + [access.declName.baseName.identifierText]
    }

    /// The first name of an expression: `field` in `field.text` and `self.field.text`.
    static func root(of expression: ExprSyntax, isSelf: (ExprSyntax) -> Bool) -> String? {
        let expression = unwrapped(expression)
        if isSelf(expression) { return "self" }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            guard let base = access.base else { return nil }
            let inner = root(of: base, isSelf: isSelf)
            return inner == "self" ? access.declName.baseName.identifierText : inner
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return root(of: call.calledExpression, isSelf: isSelf)
        }
        if let call = expression.as(SubscriptCallExprSyntax.self) {
            return root(of: call.calledExpression, isSelf: isSelf)
        }
        return nil
    }
}
