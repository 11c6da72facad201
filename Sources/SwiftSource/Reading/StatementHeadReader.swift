import Refactor
import SwiftSyntax

extension StatementHead {
    /// Reads a statement itself; `value` reads an expression where the statement stands.
    init(of item: CodeBlockItemSyntax, value: (ExprSyntax) -> Expression) {
        switch item.item {
        case .decl(let declaration): self.init(of: declaration, value: value)
        case .expr(let expression): self.init(of: expression, value: value)
        case .stmt(let statement): self.init(of: statement, value: value)
        }
    }

    private init(of declaration: DeclSyntax, value: (ExprSyntax) -> Expression) {
        let given = declaration.as(VariableDeclSyntax.self)?.bindings.compactMap(\.initializer?.value) ?? []
        self.init(value: given.count < 2 ? given.first.map(value) : .tuple(given.map(value)))
        hasParentheses = given.contains { node in
            node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
        }
    }

    private init(of expression: ExprSyntax, value: (ExprSyntax) -> Expression) {
        if let choice = expression.as(IfExprSyntax.self) {
            self.init(of: choice.conditions, value: value)
            isExhaustive = Self.isExhaustive(choice)
        } else if expression.is(SwitchExprSyntax.self) {
            self.init(isExhaustive: true)
        } else {
            self.init(value: value(expression))
            assignedStart = Self.assignedStart(in: expression)
        }
    }

    private static func assignedStart(in expression: ExprSyntax) -> Int? {
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
            let sign = elements.dropFirst().first, sign.is(AssignmentExprSyntax.self)
        else { return nil }
        return elements.dropFirst(2).first?.bytes.lowerBound
    }

    private init(of statement: StmtSyntax, value: (ExprSyntax) -> Expression) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): self.init(of: node.expression, value: value)
        case .guardStmt(let node): self.init(of: node.conditions, value: value)
        case .labeledStmt(let node): self.init(of: node.statement, value: value)
        case .returnStmt(let node): self.init(value: node.expression.map(value))
        case .whileStmt(let node): self.init(of: node.conditions, value: value)
        default: self.init()
        }
    }

    private init(of conditions: ConditionElementListSyntax, value: (ExprSyntax) -> Expression) {
        self.init(
            conditions: conditions.map { Self.expression(of: $0.condition, value) },
            firstConditionEnd: conditions.first?.condition.bytes.upperBound)
    }

    private static func expression(
        of condition: ConditionElementSyntax.Condition, _ value: (ExprSyntax) -> Expression
    ) -> Expression {
        switch condition {
        case .expression(let node): return value(node)
        case .matchingPattern(let node): return value(node.initializer.value)
        case .optionalBinding(let node):
            if let bound = node.initializer?.value { return value(bound) }
            guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .unknown }
            return value(ExprSyntax(DeclReferenceExprSyntax(baseName: name)))
        case .availability: return .unknown
        }
    }

    /// Returns true if the last branch of a chain of `if` has no condition.
    private static func isExhaustive(_ node: IfExprSyntax) -> Bool {
        var node = node
        while case .ifExpr(let next)? = node.elseBody { node = next }
        return node.elseBody != nil
    }
}
