import Refactor
import SwiftSyntax

/// Reading of expressions, in the order in which they are evaluated.
extension OutlineReader {
    mutating func read(_ expression: ExprSyntax) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): read(call)
        case .memberAccessExpr(let member): read(member)
        case .declReferenceExpr(let name): readOwn(name.baseName.text)
        case .sequenceExpr(let sequence): read(sequence)
        case .tryExpr(let attempt): read(attempt)
        case .awaitExpr(let wait): read(wait.expression)
        case .forceUnwrapExpr(let forced):
            if !isThere(forced.expression), !isFixedURL(forced.expression) {
                obstacle("'\(short(expression))' may stop the program")
            }
            read(forced.expression)
        case .optionalChainingExpr(let chain): read(chain.expression)
        case .subscriptCallExpr(let element):
            read(element.calledExpression)
            for argument in element.arguments { read(argument.expression) }
            checkPlace(in: element.calledExpression, at: element.arguments.first?.expression, of: expression)
        case .tupleExpr(let tuple): for element in tuple.elements { read(element.expression) }
        case .arrayExpr(let list): for element in list.elements { read(element.expression) }
        case .inOutExpr(let reference):
            read(reference.expression)
            change(reference.expression)
        case .prefixOperatorExpr(let prefix): read(prefix.expression)
        case .stringLiteralExpr(let text):
            for case .expressionSegment(let segment) in text.segments {
                for element in segment.expressions { read(element.expression) }
            }
        case .closureExpr(let closure): apart { $0.read(closure.statements) }
        case .ifExpr(let choice): read(choice)
        case .switchExpr(let choice): read(choice)
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .keyPathExpr,
            .macroExpansionExpr, .superExpr, .typeExpr:
            return
        default: apart { $0.readChildren(of: Syntax(expression)) }
        }
    }

    /// `URL(string: "https://shop.example")`.
    private func isFixedURL(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "URL",
            let text = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
        else { return false }
        return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }

    /// Reads the children of syntax that is not known in detail: it may ask for anything inside of it.
    mutating func readChildren(of syntax: Syntax) {
        for child in syntax.children(viewMode: .sourceAccurate) {
            if let expression = child.as(ExprSyntax.self) {
                read(expression)
            } else if let items = child.as(CodeBlockItemListSyntax.self) {
                read(items)
            } else {
                readChildren(of: child)
            }
        }
    }

    private mutating func read(_ attempt: TryExprSyntax) {
        read(attempt.expression)
        switch attempt.questionOrExclamationMark?.text {
        case "!": if !isAsked(attempt.expression) { obstacle("'\(short(ExprSyntax(attempt)))' may stop the program") }
        case "?": return
        default:
            guard !isAsked(attempt.expression) else { return }
            outline.mayThrow = true
            mayStop()
        }
    }

    /// Returns true if it is a call of a neighbour: mocks throw nothing unless they are told to.
    private func isAsked(_ expression: ExprSyntax) -> Bool {
        let inner = expression.as(AwaitExprSyntax.self)?.expression ?? expression
        let callee = inner.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return callee?.base.map { neighbour($0) != nil } ?? false
    }

    private mutating func read(_ choice: IfExprSyntax) {
        let before = certainty
        let names = (scope, shadowed, aliases)
        let holds = conditions(choice.conditions)
        defer { (scope, shadowed, aliases) = names }
        if holds {
            certainty = before
            read(choice.body.statements)
            return
        }
        perhaps { reader in
            reader.read(choice.body.statements)
        }
        switch choice.elseBody {
        case .codeBlock(let block): perhaps { $0.read(block.statements) }
        case .ifExpr(let next): perhaps { $0.read(ExprSyntax(next)) }
        case nil: return
        }
    }

    private mutating func read(_ choice: SwitchExprSyntax) {
        read(choice.subject)
        if let (parameter, statements) = chosen(in: choice) {
            outline.decided.insert(parameter)
            return read(statements)
        }
        for element in choice.cases {
            guard case .switchCase(let one) = element else { continue }
            perhaps { reader in
                if case .case(let label) = one.label {
                    for item in label.caseItems {
                        reader.forget(item.pattern)
                        if let clause = item.whereClause { reader.read(clause.condition) }
                    }
                }
                reader.read(one.statements)
            }
        }
    }

    /// The statements for a parameter that is a known case of an enum; nil where that cannot be told.
    private func chosen(in choice: SwitchExprSyntax) -> (parameter: String, statements: CodeBlockItemListSyntax)? {
        let member = choice.subject.as(MemberAccessExprSyntax.self)
        guard let name = (member?.base ?? choice.subject).as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .parameter(let root)? = scope[name],
            case let parameter = member.map({ "\(root).\($0.declName.baseName.text)" }) ?? root,
            let known = cases[parameter]
        else { return nil }
        for element in choice.cases {
            guard case .switchCase(let one) = element else { return nil }
            guard case .case(let label) = one.label else { return (parameter, one.statements) }
            for item in label.caseItems {
                guard item.whereClause == nil, let pattern = item.pattern.as(ExpressionPatternSyntax.self),
                    let member = pattern.expression.as(MemberAccessExprSyntax.self)
                else { return nil }
                if member.declName.baseName.text == known { return (parameter, one.statements) }
            }
        }
        return nil
    }

    // MARK: - Operators

    private mutating func read(_ sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        if let index = elements.firstIndex(where: isAssignment), index > 0 {
            for element in elements[(index + 1)...] { read(operand: element) }
            checkDivision(in: elements)
            return assign(to: elements[index - 1], compound: !elements[index].is(AssignmentExprSyntax.self))
        }
        for (index, element) in elements.enumerated() {
            let isConditional = elements[..<index].contains { element in
                element.is(UnresolvedTernaryExprSyntax.self)
                    || ["&&", "||", "??"].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
            }
            if isConditional { perhaps { $0.read(operand: element) } } else { read(operand: element) }
        }
        checkDivision(in: elements)
    }

    private mutating func read(operand: ExprSyntax) {
        if let choice = operand.as(UnresolvedTernaryExprSyntax.self) {
            perhaps { $0.read(choice.thenExpression) }
        } else if let cast = operand.as(UnresolvedAsExprSyntax.self) {
            if cast.questionOrExclamationMark?.text == "!" { obstacle("a cast with 'as!' may stop the program") }
        } else if !operand.is(BinaryOperatorExprSyntax.self), !operand.is(AssignmentExprSyntax.self),
            !operand.is(TypeExprSyntax.self), !operand.is(UnresolvedIsExprSyntax.self)
        {
            read(operand)
        }
    }

    private func isAssignment(_ element: ExprSyntax) -> Bool {
        if element.is(AssignmentExprSyntax.self) { return true }
        let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    }

    private mutating func checkDivision(in elements: [ExprSyntax]) {
        for (index, element) in elements.enumerated() where index + 1 < elements.count {
            let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
            guard ["/", "%", "/=", "%="].contains(sign) else { continue }
            let divisor = elements[index + 1]
            let isNumber = divisor.is(IntegerLiteralExprSyntax.self) || divisor.is(FloatLiteralExprSyntax.self)
            if !isNumber, !divisor.is(FunctionCallExprSyntax.self) {
                obstacle("'\(short(divisor))' may be zero, and is divided by")
            }
        }
    }

    // MARK: - Changes

    private mutating func assign(to target: ExprSyntax, compound: Bool) {
        let whole =
            ownName(of: target) ?? (target.as(MemberAccessExprSyntax.self)?.base.flatMap(neighbour)).map { _ in "" }
        if whole == nil || compound { read(target) }
        if whole != nil {
            if let name = ownName(of: target) { changed.insert(name) }
            settle(target)
        } else {
            change(target)
        }
    }

    /// A property gets another value.
    private mutating func settle(_ target: ExprSyntax) {
        if let name = ownName(of: target) {
            for observer in source.properties[name]?.observers ?? [] { inline(name + " =", observer, with: [:]) }
        } else if let member = target.as(MemberAccessExprSyntax.self), let asked = member.base.flatMap(neighbour),
            let property = asked.mock.property(named: member.declName.baseName.text), property.isWritten
        {
            note(AskedCall(property: asked.property, member: property, arguments: []))
        }
    }

    /// A part of a value changes: a property that holds it may.
    mutating func change(_ target: ExprSyntax) {
        var root = target
        while true {
            if ownName(of: root) != nil { break }
            if let member = root.as(MemberAccessExprSyntax.self), let base = member.base {
                if neighbour(base) != nil { break }
                root = base
            } else if let element = root.as(SubscriptCallExprSyntax.self) {
                root = element.calledExpression
            } else if let chain = root.as(OptionalChainingExprSyntax.self) {
                root = chain.expression
            } else if let forced = root.as(ForceUnwrapExprSyntax.self) {
                root = forced.expression
            } else {
                return
            }
        }
        perhaps { $0.settle(root) }
    }

    func short(_ expression: some SyntaxProtocol) -> String {
        let text = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count > 62 ? text.prefix(60) + "…" : text
    }
}
