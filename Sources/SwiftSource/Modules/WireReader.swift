import Refactor
import SwiftSyntax

/// Reduces expressions to what tells which types they deal with.
struct WireReader {
    private let lines: LineTable
    /// The steps of the closures in the expressions.
    private(set) var steps: [WireStep] = []
    /// The list whose elements the next closure gets.
    private var element: WiringExpression?
    /// What stands before `#if` in a chain, and the member access that goes on from there.
    private var chain: (head: SyntaxIdentifier, base: WiringExpression)?

    init(_ lines: LineTable) { self.lines = lines }

    /// An expression in which closures do not matter.
    static func value(of expression: ExprSyntax, in lines: LineTable) -> WiringExpression {
        var reader = WireReader(lines)
        return reader.wire(expression)
    }

    mutating func wire(_ expression: ExprSyntax) -> WiringExpression {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return .name(node.baseName.text)
        case .memberAccessExpr(let node): return member(node)
        case .functionCallExpr(let node): return call(node)
        case .sequenceExpr(let node): return wire(ofSequence: Array(node.elements))
        case .optionalChainingExpr(let node): return wire(node.expression)
        case .forceUnwrapExpr(let node): return wire(node.expression)
        case .tryExpr(let node): return wire(node.expression)
        case .awaitExpr(let node): return wire(node.expression)
        case .superExpr: return .name("super")
        case .asExpr(let node): return cast(wire(node.expression), to: node.type)
        case .genericSpecializationExpr(let node): return wire(node.expression)
        case .stringLiteralExpr(let node): return Self.text(node)
        case .tupleExpr(let node): return several(node.elements.map { wire($0.expression) })
        case .arrayExpr(let node): return several(node.elements.map { wire($0.expression) })
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else { return .other }
            return several(elements.map { wire($0.value) })
        case .ternaryExpr(let node): return several([wire(node.thenExpression), wire(node.elseExpression)])
        case .closureExpr(let node): return closure(node)
        case .subscriptCallExpr(let node): return wire(node.calledExpression)
        case .inOutExpr(let node): return wire(node.expression)
        case .postfixIfConfigExpr(let node): return conditional(node)
        case .ifExpr(let node): return branches(Syntax(node))
        case .switchExpr(let node): return branches(Syntax(node))
        case .macroExpansionExpr(let node) where node.macroName.text == "selector":
            return node.arguments.first.flatMap { selectedMethod($0.expression) }.map { .text($0) } ?? .other
        default: return .other
        }
    }

    /// `tap` of `#selector(Self.tap(_:))`.
    private func selectedMethod(_ expression: ExprSyntax) -> String? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): node.baseName.text
        case .memberAccessExpr(let node): node.declName.baseName.text
        case .sequenceExpr(let node): node.elements.first.flatMap(selectedMethod)
        case .asExpr(let node): selectedMethod(node.expression)
        default: nil
        }
    }

    /// `a as! B`, `a ?? b` and `c ? a : b` before operators are folded.
    mutating func wire(ofSequence elements: [ExprSyntax]) -> WiringExpression {
        var values: [WiringExpression] = []
        var skipsNext = false
        for (index, element) in elements.enumerated() {
            switch element.as(ExprSyntaxEnum.self) {
            case .unresolvedAsExpr:
                guard index + 1 < elements.count, let type = elements[index + 1].as(TypeExprSyntax.self)?.type
                else { continue }
                values.append(cast(values.popLast() ?? .other, to: type))
                skipsNext = true
            case .unresolvedIsExpr: skipsNext = true
            case .unresolvedTernaryExpr(let node):
                // What stands before the question mark is the condition.
                values = [wire(node.thenExpression)]
            case .assignmentExpr: values = []
            case .binaryOperatorExpr(let node):
                if node.operator.text != "??", node.operator.text != "~>" { values.append(.other) }
            default:
                if skipsNext { skipsNext = false } else { values.append(wire(element)) }
            }
        }
        return several(values)
    }

    private func several(_ values: [WiringExpression]) -> WiringExpression {
        let telling = values.filter { $0 != .other }
        return telling.count > 1 ? .several(telling) : telling.first ?? .other
    }

    private func cast(_ value: WiringExpression, to type: TypeSyntax) -> WiringExpression {
        mention(of: type).map { .cast(value, $0) } ?? value
    }

    /// A text that is a single piece; nothing for others.
    static func text(_ node: StringLiteralExprSyntax) -> WiringExpression {
        guard node.segments.count == 1, case .stringSegment(let segment) = node.segments.first else { return .other }
        let text = segment.content.text
        return text.utf8.count <= 80 && !text.utf8.contains(UInt8(ascii: " ")) ? .text(text) : .other
    }

    private mutating func member(_ node: MemberAccessExprSyntax) -> WiringExpression {
        let name = node.declName.baseName.text
        guard let base = node.base else { return .member(base(ofHead: node), name) }
        let value = wire(base)
        guard name == "self" else { return .member(value, name) }
        if case .name(let type) = value { return .type(TypeNames(type)) }
        if case .member(.name(let outer), let inner) = value { return .type(TypeNames(outer + "." + inner)) }
        return value
    }

    // MARK: - Conditions

    /// A chain with modifiers under `#if`: all branches are read, one behind the other.
    private mutating func conditional(_ node: PostfixIfConfigExprSyntax) -> WiringExpression {
        let outer = chain
        defer { chain = outer }
        var value = node.base.map { wire($0) } ?? .other
        for clause in node.config.clauses {
            guard case .postfixExpression(let branch) = clause.elements, let head = Self.head(of: branch) else {
                continue
            }
            chain = (head.id, value)
            value = wire(branch)
        }
        return value
    }

    /// The member access without a base at the beginning of a chain: `.padding` of `.padding().sheet { }`.
    private static func head(of expression: ExprSyntax) -> MemberAccessExprSyntax? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let node): head(of: node.calledExpression)
        case .memberAccessExpr(let node): node.base.map { head(of: $0) } ?? node
        case .postfixIfConfigExpr(let node): node.base.flatMap { head(of: $0) }
        default: nil
        }
    }

    private func base(ofHead access: MemberAccessExprSyntax) -> WiringExpression {
        chain?.head == access.id ? chain?.base ?? .other : .other
    }

    // MARK: - Calls

    private mutating func call(_ node: FunctionCallExprSyntax) -> WiringExpression {
        var line = lines.line(of: node)
        var generics: [TypeNames] = []
        var called = node.calledExpression
        if called.kind == .genericSpecializationExpr, let generic = called.as(GenericSpecializationExprSyntax.self) {
            generics = mentions(in: generic.genericArgumentClause)
            called = generic.expression
        }
        while let unwrapped = unwrapped(called) { called = unwrapped }
        var receiver: WiringExpression?
        var name = ""
        switch called.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): name = reference.baseName.text
        case .memberAccessExpr(let access):
            name = access.declName.baseName.text
            line = lines.line(of: access.declName)
            receiver = access.base.map { wire($0) } ?? base(ofHead: access)
            if name == "init", case .name(let type) = receiver, type != "super", type != "self" {
                receiver = nil
                name = type
            }
        case .closureExpr(let closure): return self.closure(closure)
        default: return .other
        }
        if Self.walks.contains(name), let list = receiver { element = list }
        let arguments = arguments(of: node)
        element = nil
        return .call(WireCall(receiver: receiver, name: name, generics: generics, arguments: arguments, line: line))
    }

    private mutating func arguments(of node: FunctionCallExprSyntax) -> [WireCall.Argument] {
        var arguments: [WireCall.Argument] = []
        for argument in node.arguments {
            arguments.append(.init(argument.label?.text ?? "", wire(argument.expression)))
        }
        if let closure = node.trailingClosure { arguments.append(.init("", self.closure(closure))) }
        for extra in node.additionalTrailingClosures {
            arguments.append(.init(extra.label.text, closure(extra.closure)))
        }
        return arguments
    }

    /// `called` of `called?` and `called!`.
    private func unwrapped(_ called: ExprSyntax) -> ExprSyntax? {
        switch called.kind {
        case .optionalChainingExpr: called.as(OptionalChainingExprSyntax.self)?.expression
        case .forceUnwrapExpr: called.as(ForceUnwrapExprSyntax.self)?.expression
        default: nil
        }
    }

    /// Methods of lists that hand each element to a closure.
    private static let walks: Set<String> = ["compactMap", "filter", "first", "flatMap", "forEach", "map"]

    /// The steps of a closure join those around it; a closure of one expression stands for its value.
    private mutating func closure(_ node: ClosureExprSyntax) -> WiringExpression {
        let parameters = node.signature?.parameterClause
        let isWalk = element != nil
        if let list = element, list != .other {
            var name = "$0"
            if case .simpleInput(let names) = parameters { name = names.first?.name.text ?? name }
            steps.append(WireStep(.local(name, nil), list, line: lines.line(of: node)))
            element = nil
        }
        if case .parameterClause(let clause) = parameters {
            for parameter in clause.parameters {
                guard let type = parameter.type.flatMap(mention) else { continue }
                let name = (parameter.secondName ?? parameter.firstName).text
                steps.append(WireStep(.local(name, type), .other, line: lines.line(of: parameter)))
            }
        }
        var reader = StepReader(lines)
        reader.read(node.statements)
        var given: [WiringExpression] = []
        for step in reader.steps {
            if case .give = step.kind {
                given.append(step.value)
                steps.append(WireStep(.call, step.value, line: step.line))
            } else {
                steps.append(step)
            }
        }
        return several(given.isEmpty && isWalk ? reader.steps.branchValues : given)
    }

    private mutating func branches(_ node: Syntax) -> WiringExpression {
        var reader = StepReader(lines)
        for child in node.children(viewMode: .sourceAccurate) {
            switch child.as(SyntaxEnum.self) {
            case .codeBlock(let block): reader.read(block.statements)
            case .switchCaseList(let parts):
                for case .switchCase(let part) in parts { reader.read(part.statements) }
            default: continue
            }
        }
        steps += reader.steps.filter { $0.kind != .give }
        return several(reader.steps.filter { $0.kind == .give }.map(\.value))
    }
}
