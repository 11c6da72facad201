import Refactor
import SwiftSyntax

/// Reads what statements wire, in the order of the text; branches and closures are read as if they always ran.
struct StepReader {
    let file: SourceFile
    private(set) var steps: [WireStep] = []

    init(_ file: SourceFile) { self.file = file }

    /// The steps of a body.
    static func steps(of body: CodeBlockSyntax?, in file: SourceFile) -> [WireStep] {
        guard let body else { return [] }
        var reader = StepReader(file)
        reader.read(body.statements)
        return reader.steps
    }

    /// The steps of a property's accessors.
    static func steps(of block: AccessorBlockSyntax?, in file: SourceFile) -> [WireStep] {
        guard let block else { return [] }
        var reader = StepReader(file)
        switch block.accessors {
        case .getter(let items): reader.read(items)
        case .accessors(let accessors):
            for accessor in accessors { if let body = accessor.body { reader.read(body.statements) } }
        }
        return reader.steps
    }

    /// Whether accessors make a property computed: observers do not.
    static func isComputed(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return false }
        switch block.accessors {
        case .getter: return true
        case .accessors(let accessors):
            return !accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }

    /// A list of statements; a lone expression is what it gives.
    mutating func read(_ items: CodeBlockItemListSyntax) {
        if items.count == 1, let only = items.first, case .expr(let expression) = only.item, isValue(expression) {
            let value = wire(expression)
            add(.give, value, at: expression)
            return
        }
        for item in items { read(Syntax(item.item)) }
    }

    private func isValue(_ expression: ExprSyntax) -> Bool {
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return false }
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return true }
        return !sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }

    private mutating func read(_ node: Syntax) {
        switch node.as(SyntaxEnum.self) {
        case .variableDecl(let node):
            for binding in node.bindings { read(binding) }
        case .returnStmt(let node):
            if let value = node.expression { add(.give, wire(value), at: value) }
        case .functionDecl(let node): if let body = node.body { read(body.statements) }
        case .optionalBindingCondition(let node):
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            guard let name, let value = node.initializer?.value else { return }
            add(.local(name, (node.typeAnnotation?.type).flatMap(mention)), wire(value), at: value)
        case .ifExpr(let node):
            for condition in node.conditions { read(Syntax(condition.condition)) }
            read(node.body.statements)
            switch node.elseBody {
            case .codeBlock(let block): read(block.statements)
            case .ifExpr(let next): read(Syntax(next))
            case nil: break
            }
        case .forStmt(let node):
            if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                add(.local(name, nil), wire(node.sequence), at: node.sequence)
            }
            read(node.body.statements)
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .extensionDecl, .token: return
        default:
            if let expression = node.as(ExprSyntax.self), !node.is(SwitchExprSyntax.self) {
                read(expression)
            } else {
                for child in node.children(viewMode: .sourceAccurate) { read(child) }
            }
        }
    }

    private mutating func read(_ binding: PatternBindingSyntax) {
        let type = (binding.typeAnnotation?.type).flatMap(mention)
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            let value = binding.initializer.map { wire($0.value) } ?? .other
            if value != .other || type != nil { add(.local(name, type), value, at: binding) }
        } else if let value = binding.initializer?.value {
            // Each name of a pattern may be any part of the value.
            let value = wire(value)
            for element in binding.pattern.as(TuplePatternSyntax.self)?.elements ?? [] {
                guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                add(.local(name, nil), value, at: binding)
            }
        }
    }

    private mutating func read(_ expression: ExprSyntax) {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
                let target = wire(elements[0])
                let value = combined(Array(elements[2...]))
                if value != .other { add(.assign(target), value, at: expression) }
                return
            }
        }
        if let attempt = expression.as(TryExprSyntax.self) { return read(attempt.expression) }
        if let waiting = expression.as(AwaitExprSyntax.self) { return read(waiting.expression) }
        let value = wire(expression)
        if case .call = value { add(.call, value, at: expression) }
    }

    // MARK: - Values

    /// Reads a value; the steps of closures in it come first.
    private mutating func wire(_ expression: ExprSyntax) -> Wire {
        var reader = WireReader(file)
        let wire = reader.wire(expression)
        steps += reader.steps
        return wire
    }

    private mutating func combined(_ elements: [ExprSyntax]) -> Wire {
        var reader = WireReader(file)
        let wire = reader.wire(ofSequence: elements)
        steps += reader.steps
        return wire
    }

    private mutating func add(_ kind: WireStep.Kind, _ value: Wire, at node: some SyntaxProtocol) {
        if value == .other {
            guard case .local(_, .some) = kind else { return }
        }
        let line = file.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        steps.append(WireStep(kind, value, line: line))
    }
}
