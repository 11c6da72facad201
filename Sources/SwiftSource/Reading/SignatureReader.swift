import Refactor
import SwiftSyntax

/// Reads the heads of functions, initialisers and subscripts.
enum SignatureReader {
    static func signature(of node: FunctionDeclSyntax) -> Signature {
        let isOperator = if case .identifier = node.name.tokenKind { false } else { true }
        return Signature(
            parameters: node.signature.parameterClause.parameters.map { parameter($0, isLabelled: !isOperator) },
            effects: node.signature.effectSpecifiers?.trimmedDescription ?? "",
            result: node.signature.returnClause?.type.trimmedDescription,
            generics: node.genericParameterClause?.trimmedDescription ?? "",
            constraints: node.genericWhereClause?.trimmedDescription ?? "")
    }

    static func signature(of node: InitializerDeclSyntax) -> Signature {
        var signature = Signature(
            parameters: node.signature.parameterClause.parameters.map { parameter($0, isLabelled: true) },
            effects: node.signature.effectSpecifiers?.trimmedDescription ?? "", result: nil,
            generics: node.genericParameterClause?.trimmedDescription ?? "",
            constraints: node.genericWhereClause?.trimmedDescription ?? "")
        signature.isFailable = node.optionalMark?.tokenKind == .postfixQuestionMark
        return signature
    }

    static func signature(of node: SubscriptDeclSyntax) -> Signature {
        Signature(
            parameters: node.parameterClause.parameters.map { parameter($0, isLabelled: false) }, effects: "",
            result: node.returnClause.type.trimmedDescription,
            generics: node.genericParameterClause?.trimmedDescription ?? "",
            constraints: node.genericWhereClause?.trimmedDescription ?? "")
    }

    /// `load(id:)`.
    static func fullName(_ name: String, _ parameters: [Signature.Parameter]) -> String {
        name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    /// A single name is also the argument label, except in operators and subscripts.
    private static func parameter(_ node: FunctionParameterSyntax, isLabelled: Bool) -> Signature.Parameter {
        let hasLabel = node.firstName.text != "_" && (isLabelled || node.secondName != nil)
        var parameter = Signature.Parameter(
            label: hasLabel ? node.firstName.identifierText : nil,
            name: (node.secondName ?? node.firstName).text, type: node.type.trimmedDescription,
            hasDefault: node.defaultValue != nil, isVariadic: node.ellipsis != nil)
        parameter.defaultValue = node.defaultValue?.value.trimmedDescription
        return parameter
    }
}
