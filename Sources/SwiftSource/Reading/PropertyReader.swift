import Refactor
import SwiftSyntax

/// Reads what a property's declaration, initial value and accessors show.
enum PropertyReader {
    /// The accessors that are written; a short getter counts as `get`.
    static func accessors(of block: AccessorBlockSyntax?) -> [String] {
        switch block?.accessors {
        case nil: []
        case .getter: ["get"]
        case .accessors(let list): list.map(\.accessorSpecifier.text)
        }
    }

    /// The name of the value that an accessor is given: `newValue`, `oldValue`, or as written.
    static func valueName(of accessor: AccessorDeclSyntax) -> String? {
        if let name = accessor.parameters?.name { return name.identifierText }
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.set), .keyword(.willSet), .keyword(.`init`): return "newValue"
        case .keyword(.didSet): return "oldValue"
        default: return nil
        }
    }

    /// The type annotation, which in `var a, b: Int` stands behind the last of the names.
    static func writtenType(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> TypeSyntax? {
        let following = node.bindings.drop { $0.id != binding.id }
        for next in following {
            if let type = next.typeAnnotation?.type { return type }
            if next.initializer != nil { return nil }
        }
        return nil
    }

    /// The type of an initial value where its spelling leaves no doubt; nil otherwise.
    static func type(of value: ExprSyntax) -> String? {
        if let literal = literalType(of: value) { return literal }
        if let access = value.as(MemberAccessExprSyntax.self) { return type(of: access) }
        if let forced = value.as(ForceUnwrapExprSyntax.self), forced.expression.is(FunctionCallExprSyntax.self) {
            return constructedType(of: forced.expression)
        }
        if let sequence = value.as(SequenceExprSyntax.self) { return castType(of: sequence) }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        let callee = call.calledExpression
        if let closure = callee.as(ClosureExprSyntax.self) { return resultType(of: closure) }
        guard call.trailingClosure == nil else { return nil }
        let isUnfailing =
            Initializers.unfailing.contains(callee.trimmedDescription) && call.arguments.first?.label?.text != "coder"
        guard call.arguments.isEmpty || isUnfailing else { return nil }
        if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) { return callee.trimmedDescription }
        return isType(callee) ? callee.trimmedDescription : nil
    }

    private static func literalType(of value: ExprSyntax) -> String? {
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if let negated = value.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" {
            return literalType(of: negated.expression)
        }
        guard let array = value.as(ArrayExprSyntax.self) else { return nil }
        let types = Set(array.elements.map { literalType(of: $0.expression) })
        return types.count == 1 ? types.first.flatMap { $0 }.map { "[\($0)]" } : nil
    }

    /// `T` in `T(…)`: what stands before `!` is an optional of it, or the source would not compile.
    private static func constructedType(of value: ExprSyntax) -> String? {
        guard let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text.first?.isUppercase == true
        else { return nil }
        return callee.baseName.text
    }

    /// The type of a static member of the SDK: `UserDefaults.standard`.
    private static func type(of access: MemberAccessExprSyntax) -> String? {
        guard let owner = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        let name = access.declName.baseName.text
        let member = SDKMember.members(of: owner).first { $0.isStatic && !$0.isMethod && $0.name == name }
        return member?.value
    }

    /// `idle` in `Phase.idle` and `failed` in `Phase.failed(3)`; nil for any other value.
    static func staticMember(of value: ExprSyntax) -> String? {
        let access = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        guard let access = access.as(MemberAccessExprSyntax.self), access.base?.is(DeclReferenceExprSyntax.self) == true
        else { return nil }
        return access.declName.baseName.identifierText
    }

    /// `value as Type`, `value as! Type`, `value as? Type`.
    private static func castType(of sequence: SequenceExprSyntax) -> String? {
        let elements = Array(sequence.elements)
        guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self) else { return nil }
        let type = elements[2].trimmedDescription
        guard cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return type }
        return type.contains(" ") ? "(\(type))?" : type + "?"
    }

    /// `Name`, `Outer.Name`, `Name<Other>`: names of types begin with a capital.
    private static func isType(_ callee: ExprSyntax) -> Bool {
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { return isType(generic.expression) }
        if let access = callee.as(MemberAccessExprSyntax.self) {
            return isCapital(access.declName.baseName) && access.base.map(isType) ?? false
        }
        return callee.as(DeclReferenceExprSyntax.self).map { isCapital($0.baseName) } ?? false
    }

    private static func isCapital(_ name: TokenSyntax) -> Bool { name.identifierText.first?.isUppercase == true }

    // MARK: - Building closures

    /// The type that `{ … }()` gives, as its head or the local value that it returns shows.
    private static func resultType(of closure: ClosureExprSyntax) -> String? {
        if let result = closure.signature?.returnClause?.type { return result.trimmedDescription }
        guard let last = closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression,
            let name = last.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        for binding in bindings(in: closure) where names(in: binding.pattern) == [name] {
            return binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer.flatMap { type(of: $0.value) }
        }
        return nil
    }

    private static func bindings(in closure: ClosureExprSyntax) -> [PatternBindingSyntax] {
        closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap { Array($0.bindings) }
    }

    /// The type whose call or static member gives the value: `URLSession` in `URLSession.shared`.
    static func leadingType(of value: ExprSyntax) -> String? {
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName {
            return isCapital(name) ? name.identifierText : nil
        }
        if let access = value.as(MemberAccessExprSyntax.self) { return access.base.flatMap(leadingType) }
        if let generic = value.as(GenericSpecializationExprSyntax.self) { return leadingType(of: generic.expression) }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            return bindings(in: closure).first?.initializer.flatMap { leadingType(of: $0.value) }
        }
        return leadingType(of: call.calledExpression)
    }
}
