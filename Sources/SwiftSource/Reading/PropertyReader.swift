import Refactor
import SwiftSyntax

/// Reads what a property's initial value and accessors show.
enum PropertyReader {
    /// The accessors that are written; a short getter counts as `get`.
    static func accessors(of block: AccessorBlockSyntax?) -> [String] {
        switch block?.accessors {
        case nil: []
        case .getter: ["get"]
        case .accessors(let list): list.map(\.accessorSpecifier.text)
        }
    }

    /// The type of an initial value where its spelling leaves no doubt; nil otherwise.
    static func type(of value: ExprSyntax) -> String? {
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if let access = value.as(MemberAccessExprSyntax.self) { return type(of: access) }
        guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil
        else { return nil }
        let callee = call.calledExpression
        if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) { return callee.trimmedDescription }
        return leadingType(of: ExprSyntax(call)) == nil || callee.is(MemberAccessExprSyntax.self)
            ? nil : callee.trimmedDescription
    }

    /// The type of a static member of the SDK: `UserDefaults.standard`.
    private static func type(of access: MemberAccessExprSyntax) -> String? {
        guard let owner = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        let name = access.declName.baseName.text
        let member = SDKMember.members(of: owner).first { $0.isStatic && !$0.isMethod && $0.name == name }
        return member?.value
    }

    /// The type whose call or static member gives the value: `URLSession` in `URLSession.shared`.
    static func leadingType(of value: ExprSyntax) -> String? {
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name.first?.isUppercase == true ? name : nil
        }
        if let access = value.as(MemberAccessExprSyntax.self) { return access.base.flatMap(leadingType) }
        if let generic = value.as(GenericSpecializationExprSyntax.self) { return leadingType(of: generic.expression) }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return builtType(in: closure) }
        return leadingType(of: call.calledExpression)
    }

    /// The type of the first value that a building closure makes: `{ let label = UILabel(); … return label }()`.
    private static func builtType(in closure: ClosureExprSyntax) -> String? {
        for item in closure.statements {
            guard let variable = item.item.as(VariableDeclSyntax.self),
                let value = variable.bindings.first?.initializer?.value
            else { continue }
            return leadingType(of: value)
        }
        return nil
    }
}
