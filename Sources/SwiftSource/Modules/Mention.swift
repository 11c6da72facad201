import Refactor
import SwiftSyntax

/// The types that a type's text mentions; nil for one that mentions none, such as `()`.
func mention(of type: TypeSyntax) -> TypeNames? {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
        return TypeNames([node.name.text], arguments: arguments(of: node.genericArgumentClause))
    case .memberType(let node):
        // `Module.Type` and `Outer.Inner` look alike: the index of the app tells them apart.
        guard let base = mention(of: node.baseType)?.names.first else { return nil }
        return TypeNames([base + "." + node.name.text], arguments: arguments(of: node.genericArgumentClause))
    case .optionalType(let node): return mention(of: node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node): return mention(of: node.wrappedType)
    case .attributedType(let node): return mention(of: node.baseType)
    case .someOrAnyType(let node): return mention(of: node.constraint)
    case .metatypeType(let node): return mention(of: node.baseType)
    case .compositionType(let node):
        return joined(node.elements.compactMap { mention(of: $0.type) }, isIndirect: false)
    case .tupleType(let node):
        // `(() -> Void)?` is a closure.
        if node.elements.count == 1, let only = node.elements.first.flatMap({ mention(of: $0.type) }) { return only }
        return joined(node.elements.compactMap { mention(of: $0.type) }, isIndirect: false)
    case .arrayType(let node): return mention(of: node.element).map { joined([$0], isIndirect: true) }
    case .dictionaryType(let node):
        return joined([node.key, node.value].compactMap { mention(of: $0) }, isIndirect: true)
    case .functionType(let node):
        let told = node.parameters.compactMap { mention(of: $0.type) }
        let isOne = node.parameters.count == 1 && told.count == 1
        return mention(of: node.returnClause.type)
            .map { closure(giving: $0, told: isOne ? told[0] : joined(told, isIndirect: false)) }
    default: return nil
    }
}

private func arguments(of clause: GenericArgumentClauseSyntax?) -> [TypeNames] {
    guard let clause else { return [] }
    return clause.arguments.compactMap { argument in
        guard case .type(let type) = argument.argument else { return nil }
        return mention(of: type)
    }
}

func joined(_ mentions: [TypeNames], isIndirect: Bool) -> TypeNames {
    TypeNames(mentions.flatMap(\.names), arguments: mentions.flatMap(\.arguments), isIndirect: isIndirect)
}

/// A closure stands for what it gives; what it is told is an argument of it.
func closure(giving result: TypeNames, told: TypeNames?) -> TypeNames {
    let told = told.map { $0.names.isEmpty ? [] : [$0] } ?? []
    return TypeNames(result.names, arguments: result.arguments + told, isIndirect: true)
}

/// The mentions between the angle brackets of an expression: `Router<LoginView>`.
func mentions(in clause: GenericArgumentClauseSyntax?) -> [TypeNames] { arguments(of: clause) }
