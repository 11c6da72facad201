import Refactor
import SwiftSyntax

/// Reads what statements wire, in the order of the text; branches and closures are read as if they always ran.
struct StepReader {
    private let lines: LineTable
    private(set) var steps: [WireStep] = []

    init(_ lines: LineTable) { self.lines = lines }

    /// The steps of a body.
    static func steps(of body: CodeBlockSyntax?, in lines: LineTable) -> [WireStep] {
        guard let body else { return [] }
        var reader = StepReader(lines)
        reader.read(body.statements)
        return reader.steps
    }

    /// The steps of a property's accessors.
    static func steps(of block: AccessorBlockSyntax?, in lines: LineTable) -> [WireStep] {
        guard let block else { return [] }
        var reader = StepReader(lines)
        switch block.accessors {
        case .getter(let items): reader.read(items)
        case .accessors(let accessors):
            for accessor in accessors { if let body = accessor.body { reader.read(body.statements) } }
        }
        return reader.steps
    }

    /// Returns true if accessors make a property computed: observers do not.
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
        if items.count == 1, case .decl(let only) = items.first?.item, let condition = only.as(IfConfigDeclSyntax.self)
        {
            for clause in condition.clauses {
                if case .statements(let items) = clause.elements { read(items) }
            }
            return
        }
        for item in items { read(item.item) }
    }

    private mutating func read(_ item: CodeBlockItemSyntax.Item) {
        switch item {
        case .expr(let expression):
            switch expression.kind {
            case .ifExpr, .switchExpr: read(Syntax(expression))
            default: read(expression)
            }
        case .decl(let declaration): read(Syntax(declaration))
        case .stmt(let statement): read(Syntax(statement))
        }
    }

    private func isValue(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .ifExpr, .switchExpr: false
        case .sequenceExpr:
            expression.as(SequenceExprSyntax.self)?.elements.contains { $0.kind == .assignmentExpr } == false
        default: true
        }
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
        case .switchExpr(let node): read(node)
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

    /// Reads the branches of a `switch`, each step with the cases that lead to it.
    private mutating func read(_ node: SwitchExprSyntax) {
        read(Syntax(node.subject))
        var reader = WireReader(lines)
        let subject = reader.wire(node.subject)
        for part in node.cases {
            guard case .switchCase(let part) = part else {
                read(Syntax(part))
                continue
            }
            read(Syntax(part.label))
            let start = steps.count
            read(Syntax(part.statements))
            steps.place(in: WireScene(subject: subject, cases: Self.cases(of: part.label)), since: start)
        }
    }

    private static func cases(of label: SwitchCaseSyntax.Label) -> [String] {
        guard case .case(let label) = label else { return [] }
        return label.caseItems.compactMap { item in
            var pattern = item.pattern
            while let bound = pattern.as(ValueBindingPatternSyntax.self) { pattern = bound.pattern }
            if let type = castType(of: pattern) { return lastName(of: type) }
            var value = pattern.as(ExpressionPatternSyntax.self)?.expression
            if let literal = value?.as(StringLiteralExprSyntax.self), item.whereClause == nil {
                guard case .text(let text) = WireReader.text(literal) else { return nil }
                return text
            }
            if let present = value?.as(OptionalChainingExprSyntax.self) { value = present.expression }
            if let call = value?.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
            return value?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }
    }

    /// The type of `is Note` and of `let note as Note`.
    private static func castType(of pattern: PatternSyntax) -> TypeSyntax? {
        if let pattern = pattern.as(IsTypePatternSyntax.self) { return pattern.type }
        guard let sequence = pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self) else {
            return nil
        }
        let parts = Array(sequence.elements)
        guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil,
            parts[0].is(PatternExprSyntax.self)
        else { return nil }
        return parts[2].as(TypeExprSyntax.self)?.type
    }

    private static func lastName(of type: TypeSyntax) -> String? {
        type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
    }

    private mutating func read(_ binding: PatternBindingSyntax) {
        let type = (binding.typeAnnotation?.type).flatMap(mention)
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            let value = binding.initializer.map { wire($0.value) } ?? .other
            if value != .other || type != nil { add(.local(name, type), value, at: binding) }
        } else if let value = binding.initializer?.value {
            // Each name of a pattern may be any part of the value.
            let value = wire(value)
            guard let pattern = binding.pattern.as(TuplePatternSyntax.self) else { return }
            for element in pattern.elements {
                guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                add(.local(name, nil), value, at: binding)
            }
        }
    }

    private mutating func read(_ expression: ExprSyntax) {
        switch expression.kind {
        case .sequenceExpr:
            let elements = Array(expression.as(SequenceExprSyntax.self)?.elements ?? [])
            if elements.count > 2, elements[1].kind == .assignmentExpr {
                let target = wire(elements[0])
                let value = combined(Array(elements[2...]))
                if value != .other { add(.assign(target), value, at: expression) }
                return
            }
        case .tryExpr: if let attempt = expression.as(TryExprSyntax.self) { return read(attempt.expression) }
        case .awaitExpr: if let waiting = expression.as(AwaitExprSyntax.self) { return read(waiting.expression) }
        default: break
        }
        let value = wire(expression)
        switch value {
        case .call, .several: add(.call, value, at: expression)
        default: return
        }
    }

    // MARK: - Values

    /// Reads a value; the steps of closures in it come first.
    private mutating func wire(_ expression: ExprSyntax) -> WiringExpression {
        var reader = WireReader(lines)
        let wire = reader.wire(expression)
        steps += reader.steps
        return wire
    }

    private mutating func combined(_ elements: [ExprSyntax]) -> WiringExpression {
        var reader = WireReader(lines)
        let wire = reader.wire(ofSequence: elements)
        steps += reader.steps
        return wire
    }

    private mutating func add(_ kind: WireStep.Kind, _ value: WiringExpression, at node: some SyntaxProtocol) {
        if value == .other {
            guard case .local(_, .some) = kind else { return }
        }
        steps.append(WireStep(kind, value, line: lines.line(of: node)))
    }
}
