import Refactor
import SwiftSyntax

/// Reading of calls: who is asked, and with what.
extension OutlineReader {
    mutating func read(_ call: FunctionCallExprSyntax) {
        let closures = [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            if let asked = neighbour(base) { return ask(asked, member.declName.baseName.text, call) }
            if isOwn(base) { return readOwnCall(member.declName.baseName.text, call, closures) }
            read(base)
            let isOpen = hasChain(base)
            let read: (inout OutlineReader) -> Void = { reader in
                reader.readArguments(of: call, closures)
                reader.checkCall(of: member, call)
            }
            if isOpen { perhaps(read) } else { read(&self) }
        } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if Self.stops.contains(name) { obstacle("'\(name)' stops the program") }
            readOwnCall(name, call, closures)
        } else if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            apart { $0.read(closure.statements) }
        } else {
            if !call.calledExpression.is(SuperExprSyntax.self) { read(call.calledExpression) }
            perhaps { $0.readArguments(of: call, closures) }
        }
    }

    private static let stops: Set<String> = [
        "assert", "assertionFailure", "exit", "fatalError", "precondition", "preconditionFailure",
    ]

    private mutating func readArguments(of call: FunctionCallExprSyntax, _ closures: [ClosureExprSyntax]) {
        for argument in call.arguments { read(argument.expression) }
        for closure in closures { apart { $0.read(closure.statements) } }
    }

    // MARK: - Neighbours

    /// The neighbour that an expression means: `view`, `view?`, `self.view`.
    func neighbour(_ expression: ExprSyntax) -> TestedComponent.Neighbour? {
        guard let name = ownName(of: stripped(expression)) else { return nil }
        return component.neighbours.first { $0.property == name }
    }

    func isNeighbour(_ name: String) -> Bool { component.neighbours.contains { $0.property == name } }

    /// Returns true if an optional value is always there: a neighbour, or self.
    func isThere(_ expression: ExprSyntax) -> Bool { neighbour(expression) != nil || isOwn(expression) }

    private func isParameter(_ name: String) -> Bool { scope[name] != nil }

    private func stripped(_ expression: ExprSyntax) -> ExprSyntax {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return stripped(chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return stripped(forced.expression) }
        return expression
    }

    func isOwn(_ expression: ExprSyntax) -> Bool {
        guard let name = stripped(expression).as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return Self.selfNames.contains(name)
    }

    /// The component's own property or method that an expression names: `items`, `self.items`.
    func ownName(of expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, isOwn(base) {
            return member.declName.baseName.text
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        if let property = aliases[name] { return property }
        guard !shadowed.contains(name), !isParameter(name) else { return nil }
        return source.properties[name] != nil || isNeighbour(name) ? name : nil
    }

    private mutating func ask(_ asked: TestedComponent.Neighbour, _ name: String, _ call: FunctionCallExprSyntax) {
        for argument in call.arguments where !argument.expression.is(ClosureExprSyntax.self) {
            read(argument.expression)
        }
        guard let member = asked.mock.method(named: name, labels: labels(of: call)) else {
            if asked.mock.property(named: name) == nil, asked.mock.members.contains(where: { $0.fact.name == name }) {
                obstacle("'\(name)' may mean several methods")
            }
            return
        }
        let given = call.arguments.map { argument(of: $0.expression) }
        let closures = member.fact.signature.map { $0.parameters.count - given.count } ?? 0
        let unknown = [AskedCall.Argument](repeating: .unknown, count: max(0, closures))
        note(AskedCall(property: asked.property, member: member, arguments: given + unknown))
        if let signature = member.fact.signature, !signature.isVoid, let result = signature.result,
            member.isGeneric || maker.quiet(qualified(result)) == nil
        {
            obstacle("\(asked.property).\(member.fact.id) has to give \(article(result))")
        }
    }

    private func labels(of call: FunctionCallExprSyntax) -> [String] {
        call.arguments.map { $0.label?.text ?? "_" } + (call.trailingClosure == nil ? [] : ["{"])
            + call.additionalTrailingClosures.map(\.label.text)
    }

    func article(_ type: String) -> String {
        (type.first.map { "AEIO".contains($0) } == true ? "an " : "a ") + type
    }

    private func argument(of expression: ExprSyntax) -> AskedCall.Argument {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return scope[name] ?? .unknown }
        return fixedText(of: expression).map { .literal($0) } ?? .unknown
    }

    private func isLiteral(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr: return true
        case .stringLiteralExpr(let text):
            let isPlain = text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
            return isPlain && text.openingQuote.text == "\"" && text.trimmedDescription.count <= 60
        case .prefixOperatorExpr(let prefix): return prefix.operator.text == "-" && isLiteral(prefix.expression)
        default: return false
        }
    }

    /// A literal, or one in the user's language: as the code writes it.
    func fixedText(of expression: ExprSyntax) -> String? {
        if isLiteral(expression) { return short(expression) }
        guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            call.calledExpression.trimmedDescription == "NSLocalizedString", call.trimmedDescription.count < 100,
            call.arguments.allSatisfy({ isLiteral($0.expression) })
        else { return nil }
        return call.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    // MARK: - The component itself

    private mutating func readOwnCall(_ name: String, _ call: FunctionCallExprSyntax, _ closures: [ClosureExprSyntax]) {
        let given = call.arguments.map { argument(of: $0.expression) }
        readArguments(of: call, closures)
        let methods = isParameter(name) ? [] : source.methods(named: name, labels: labels(of: call))
        guard let method = methods.first, methods.count == 1, let body = method.body else {
            for method in methods {
                if let body = method.body { perhaps { $0.inline(Self.key(of: method), body.statements, with: [:]) } }
            }
            return checkService(name)
        }
        var arguments: [String: AskedCall.Argument] = [:]
        for (index, parameter) in method.signature.parameterClause.parameters.enumerated() {
            let inner = (parameter.secondName ?? parameter.firstName).text
            arguments[inner] = index < given.count ? given[index] : .unknown
        }
        inline(Self.key(of: method), body.statements, with: arguments)
    }

    private static func key(of method: FunctionDeclSyntax) -> String {
        method.name.text + method.signature.trimmedDescription
    }

    /// A bare name: a property with a getter, or a class that is asked.
    mutating func readOwn(_ name: String) {
        guard !isParameter(name), !shadowed.contains(name) else { return }
        if let property = source.properties[name] {
            if let getter = property.getter { inline(name, getter, with: [:]) }
            if let type = property.type, !isNeighbour(name) { checkService(type, in: name) }
            if component.fixed[name] == false {
                obstacle("'\(name)' is a class of its own, for which there is no mock")
            }
        } else if source.bodies.contains(where: { $0.declaration.name.text == name }) {
            for method in source.methods(named: name, labels: []) {
                if let body = method.body { apart { $0.inline(Self.key(of: method), body.statements, with: [:]) } }
            }
        } else {
            checkService(name)
        }
    }

    private mutating func checkService(_ type: String, in property: String? = nil) {
        guard type.first?.isUppercase == true, isService(type) else { return }
        obstacle("asks \(property.map { "'\($0)', \(article(type))" } ?? type)")
    }

    mutating func read(_ member: MemberAccessExprSyntax) {
        guard let base = member.base else { return }
        let name = member.declName.baseName.text
        if let asked = neighbour(base) {
            guard let property = asked.mock.property(named: name), let type = property.fact.valueType,
                maker.quiet(qualified(type)) == nil
            else { return }
            obstacle("\(asked.property).\(name) has to be \(article(type))")
        } else if isOwn(base) {
            readOwn(name)
        } else {
            read(base)
        }
    }

    func hasChain(_ expression: ExprSyntax) -> Bool {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return !isThere(chain.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(hasChain) ?? false }
        if let call = expression.as(FunctionCallExprSyntax.self) { return hasChain(call.calledExpression) }
        return false
    }
}
