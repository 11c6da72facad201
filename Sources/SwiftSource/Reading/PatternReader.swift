import Refactor
import SwiftSyntax

/// Finds the names that a pattern binds, and how each is reached in the value that is matched.
struct PatternReader {
    struct Name {
        let token: TokenSyntax
        let isVariable: Bool
        /// Nil where the way leads through something that is not read.
        let steps: [PatternPath.Step]?
    }

    private(set) var names: [Name] = []

    init(_ pattern: PatternSyntax, steps: [PatternPath.Step] = [], isVariable: Bool = false) {
        read(Syntax(pattern), steps, isVariable: isVariable)
    }

    private mutating func read(_ node: Syntax, _ steps: [PatternPath.Step]?, isVariable: Bool) {
        if let identifier = node.as(IdentifierPatternSyntax.self) {
            names.append(Name(token: identifier.identifier, isVariable: isVariable, steps: steps))
        } else if let binding = node.as(ValueBindingPatternSyntax.self) {
            read(Syntax(binding.pattern), steps, isVariable: binding.bindingSpecifier.tokenKind == .keyword(.var))
        } else if let expression = node.as(ExpressionPatternSyntax.self) {
            read(Syntax(expression.expression), steps, isVariable: isVariable)
        } else if let pattern = node.as(PatternExprSyntax.self) {
            read(Syntax(pattern.pattern), steps, isVariable: isVariable)
        } else if let tuple = node.as(TuplePatternSyntax.self) {
            readParts(tuple.elements.map { Syntax($0.pattern) }, steps, isVariable: isVariable)
        } else if let tuple = node.as(TupleExprSyntax.self) {
            readParts(tuple.elements.map { Syntax($0.expression) }, steps, isVariable: isVariable)
        } else if let call = node.as(FunctionCallExprSyntax.self) {
            readCase(call, steps, isVariable: isVariable)
        } else if let chained = node.as(OptionalChainingExprSyntax.self) {
            read(Syntax(chained.expression), steps.map { $0 + [.wrapped] }, isVariable: isVariable)
        } else if let sequence = node.as(SequenceExprSyntax.self), let type = castType(of: sequence) {
            let first = sequence.elements.first.map { Syntax($0) } ?? node
            read(first, steps.map { $0 + [.cast(type)] }, isVariable: isVariable)
        } else if !node.is(ClosureExprSyntax.self) {
            for child in node.children(viewMode: .sourceAccurate) { read(child, nil, isVariable: isVariable) }
        }
    }

    private mutating func readParts(_ parts: [Syntax], _ steps: [PatternPath.Step]?, isVariable: Bool) {
        for (index, part) in parts.enumerated() {
            // Parentheses around one pattern change nothing.
            let next = parts.count == 1 ? steps : steps.map { $0 + [.part(index, of: parts.count)] }
            read(part, next, isVariable: isVariable)
        }
    }

    /// `.loaded(let items)`, `State.loaded(items)`.
    private mutating func readCase(
        _ call: FunctionCallExprSyntax, _ steps: [PatternPath.Step]?, isVariable: Bool
    ) {
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let name = access?.declName.baseName.identifierText
        let type = access?.base?.trimmedDescription
        for (index, argument) in call.arguments.enumerated() {
            var next = name == nil ? nil : steps
            if name == "some", type == nil || type == "Optional" {
                next?.append(.wrapped)
            } else if let name {
                next?.append(.payload(index, of: call.arguments.count, enumCase: name, type: type))
            }
            read(Syntax(argument.expression), next, isVariable: isVariable)
        }
    }

    /// `T` of `x as T`.
    private func castType(of sequence: SequenceExprSyntax) -> String? {
        let elements = Array(sequence.elements)
        guard elements.count == 3, let sign = elements[1].as(UnresolvedAsExprSyntax.self),
            sign.questionOrExclamationMark == nil
        else { return nil }
        return elements[2].as(TypeExprSyntax.self)?.type.trimmedDescription
    }
}
