import Refactor
import SwiftSyntax

/// Reads the head of a function.
enum SignatureReader {
    static func signature(
        parameters: FunctionParameterClauseSyntax, effects: FunctionEffectSpecifiersSyntax?,
        result: ReturnClauseSyntax?, generics: GenericParameterClauseSyntax?, constraints: GenericWhereClauseSyntax?
    ) -> Signature {
        Signature(
            parameters: parameters.parameters.map(parameter), effects: effects?.trimmedDescription ?? "",
            result: result?.type.trimmedDescription, generics: generics?.trimmedDescription ?? "",
            constraints: constraints?.trimmedDescription ?? "")
    }

    /// `load(id:)`.
    static func fullName(_ name: String, _ parameters: [Signature.Parameter]) -> String {
        name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    private static func parameter(_ node: FunctionParameterSyntax) -> Signature.Parameter {
        let first = node.firstName.text
        return Signature.Parameter(
            label: first == "_" ? nil : node.firstName.identifierText,
            name: (node.secondName ?? node.firstName).text, type: node.type.trimmedDescription,
            hasDefault: node.defaultValue != nil, isVariadic: node.ellipsis != nil)
    }
}
