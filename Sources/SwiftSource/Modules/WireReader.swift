import Refactor
import SwiftSyntax

/// Reduces expressions to what tells which types they deal with.
struct WireReader {
    let file: SourceFile
    /// What the closures in the expressions do.
    private(set) var steps: [WireStep] = []
    /// The list whose elements the next closure gets.
    private var element: Wire?

    init(_ file: SourceFile) { self.file = file }

    /// An expression in which closures do not matter.
    static func value(of expression: ExprSyntax, in file: SourceFile) -> Wire {
        var reader = WireReader(file)
        return reader.wire(expression)
    }

    mutating func wire(_ expression: ExprSyntax) -> Wire {
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
        case .stringLiteralExpr(let node): return text(node)
        case .tupleExpr(let node): return several(node.elements.map { wire($0.expression) })
        case .arrayExpr(let node): return several(node.elements.map { wire($0.expression) })
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else { return .other }
            return several(elements.map { wire($0.value) })
        case .ternaryExpr(let node): return several([wire(node.thenExpression), wire(node.elseExpression)])
        case .closureExpr(let node): return closure(node)
        case .subscriptCallExpr(let node): return wire(node.calledExpression)
        case .inOutExpr(let node): return wire(node.expression)
        case .ifExpr(let node): return branches(Syntax(node))
        case .switchExpr(let node): return branches(Syntax(node))
        default: return .other
        }
    }

    /// `a as! B`, `a ?? b` and `c ? a : b` before operators are folded.
    mutating func wire(ofSequence elements: [ExprSyntax]) -> Wire {
        var values: [Wire] = []
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

    private func several(_ values: [Wire]) -> Wire {
        let telling = values.filter { $0 != .other }
        return telling.count > 1 ? .several(telling) : telling.first ?? .other
    }

    private func cast(_ value: Wire, to type: TypeSyntax) -> Wire {
        mention(of: type).map { .cast(value, $0) } ?? value
    }

    private func text(_ node: StringLiteralExprSyntax) -> Wire {
        guard node.segments.count == 1, case .stringSegment(let segment) = node.segments.first else { return .other }
        let text = segment.content.text
        return text.utf8.count <= 80 && !text.utf8.contains(UInt8(ascii: " ")) ? .text(text) : .other
    }

    private mutating func member(_ node: MemberAccessExprSyntax) -> Wire {
        let name = node.declName.baseName.text
        guard let base = node.base else { return .member(.other, name) }
        let value = wire(base)
        guard name == "self" else { return .member(value, name) }
        if case .name(let type) = value { return .type(TypeNames(type)) }
        if case .member(.name(let outer), let inner) = value { return .type(TypeNames(outer + "." + inner)) }
        return value
    }

    // MARK: - Calls

    private mutating func call(_ node: FunctionCallExprSyntax) -> Wire {
        var call = WireCall(name: "", line: line(of: node))
        var called = node.calledExpression
        if let generic = called.as(GenericSpecializationExprSyntax.self) {
            call.generics = mentions(in: generic.genericArgumentClause)
            called = generic.expression
        }
        while let unwrapped = called.as(OptionalChainingExprSyntax.self)?.expression
            ?? called.as(ForceUnwrapExprSyntax.self)?.expression
        {
            called = unwrapped
        }
        switch called.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): call.name = name.baseName.text
        case .memberAccessExpr(let access):
            call.name = access.declName.baseName.text
            call.line = line(of: access.declName)
            call.receiver = access.base.map { wire($0) } ?? .other
            if call.name == "init", case .name(let type) = call.receiver, type != "super", type != "self" {
                call.receiver = nil
                call.name = type
            }
        case .closureExpr(let closure):
            return self.closure(closure)
        default: return .other
        }
        if Self.walks.contains(call.name), let list = call.receiver { element = list }
        call.arguments = node.arguments.map { argument in
            WireCall.Argument(argument.label?.text ?? "", wire(argument.expression))
        }
        if let closure = node.trailingClosure { call.arguments.append(.init("", self.closure(closure))) }
        for extra in node.additionalTrailingClosures {
            call.arguments.append(.init(extra.label.text, closure(extra.closure)))
        }
        element = nil
        return .call(call)
    }

    /// Methods of lists that hand each element to a closure.
    private static let walks: Set<String> = ["compactMap", "filter", "first", "flatMap", "forEach", "map"]

    /// The steps of a closure join those around it; a closure of one expression stands for its value.
    private mutating func closure(_ node: ClosureExprSyntax) -> Wire {
        if let list = element, list != .other {
            var name = "$0"
            if case .simpleInput(let names) = node.signature?.parameterClause { name = names.first?.name.text ?? name }
            steps.append(WireStep(.local(name, nil), list, line: line(of: node)))
            element = nil
        }
        if case .parameterClause(let clause) = node.signature?.parameterClause {
            for parameter in clause.parameters {
                guard let type = parameter.type.flatMap(mention) else { continue }
                let name = (parameter.secondName ?? parameter.firstName).text
                steps.append(WireStep(.local(name, type), .other, line: line(of: parameter)))
            }
        }
        var reader = StepReader(file)
        reader.read(node.statements)
        var given: [Wire] = []
        for step in reader.steps {
            if case .give = step.kind {
                given.append(step.value)
                steps.append(WireStep(.call, step.value, line: step.line))
            } else {
                steps.append(step)
            }
        }
        return several(given)
    }

    private mutating func branches(_ node: Syntax) -> Wire {
        var reader = StepReader(file)
        for child in node.children(viewMode: .sourceAccurate) {
            if let block = child.as(CodeBlockSyntax.self) { reader.read(block.statements) }
            for part in child.as(SwitchCaseListSyntax.self) ?? [] {
                if case .switchCase(let part) = part { reader.read(part.statements) }
            }
        }
        steps += reader.steps.filter { $0.kind != .give }
        return several(reader.steps.filter { $0.kind == .give }.map(\.value))
    }

    private func line(of node: some SyntaxProtocol) -> Int {
        file.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
