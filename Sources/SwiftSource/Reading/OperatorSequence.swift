import Refactor
import SwiftSyntax

/// Operands and operators in a row, put together by the precedence of the standard operators.
struct OperatorSequence {
    private let elements: [ExprSyntax]

    init(_ elements: [ExprSyntax]) { self.elements = elements }

    /// The precedence of operators that a controller is likely to use; those of other packages are not known.
    private static let precedences: [String: Int] = {
        let levels = [
            ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="], ["?:"], ["||"], ["&&"],
            ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!="], ["??"], ["as", "is"],
            ["...", "..<"], ["+", "-", "&+", "&-", "|", "^"], ["*", "/", "%", "&", "&*"], ["<<", ">>"],
        ]
        var found: [String: Int] = [:]
        for (level, names) in levels.enumerated() {
            for name in names { found[name] = level }
        }
        return found
    }()

    private static let rightHanded: Set<String> = ["=", "?:", "??"]

    /// Operands and operators that are put together; of more, nobody asks for the type, and each nests one level deeper.
    private static let most = 1000

    /// `inner` reads the operands; unknown where an operator is.
    func expression(of inner: (ExprSyntax) -> Expression) -> Expression {
        guard elements.count >= 3, elements.count % 2 == 1, elements.count < Self.most else { return .unknown }
        let operators = stride(from: 1, to: elements.count, by: 2).map { Self.name(of: elements[$0]) }
        guard operators.allSatisfy({ Self.precedences[$0] != nil }) else { return .unknown }
        // `try` and `await` before the first operand hold for all of them.
        if let tried = elements[0].as(TryExprSyntax.self) {
            return .attempted(rest(with: tried.expression, inner), ExpressionReader.attempt(tried))
        }
        if let awaited = elements[0].as(AwaitExprSyntax.self) {
            return .awaited(rest(with: awaited.expression, inner))
        }
        var index = 0
        return folded(from: &index, operators, notBelow: 0, inner)
    }

    private func rest(with first: ExprSyntax, _ inner: (ExprSyntax) -> Expression) -> Expression {
        OperatorSequence([first] + elements.dropFirst()).expression(of: inner)
    }

    /// Operators from here on that bind at least so tightly; `index` counts operands.
    private func folded(
        from index: inout Int, _ operators: [String], notBelow lowest: Int, _ inner: (ExprSyntax) -> Expression
    ) -> Expression {
        var left = operand(index, inner)
        while index < operators.count, let level = Self.precedences[operators[index]], level >= lowest {
            let name = operators[index]
            let sign = elements[2 * index + 1]
            index += 1
            let next = Self.rightHanded.contains(name) ? level : level + 1
            let right = folded(from: &index, operators, notBelow: next, inner)
            left = joined(left, sign, right, inner)
        }
        return left
    }

    private func operand(_ index: Int, _ inner: (ExprSyntax) -> Expression) -> Expression { inner(elements[2 * index]) }

    private func joined(
        _ left: Expression, _ sign: ExprSyntax, _ right: Expression, _ inner: (ExprSyntax) -> Expression
    ) -> Expression {
        if let choice = sign.as(UnresolvedTernaryExprSyntax.self) {
            return .choice(left, inner(choice.thenExpression), right)
        }
        if let cast = sign.as(UnresolvedAsExprSyntax.self) {
            guard case .type(let type) = right else { return .unknown }
            switch cast.questionOrExclamationMark?.tokenKind {
            case .postfixQuestionMark: return .cast(left, to: type, .optional)
            case .exclamationMark: return .cast(left, to: type, .forced)
            default: return .cast(left, to: type, .plain)
            }
        }
        return .binary(Self.name(of: sign), left, right)
    }

    private static func name(of sign: ExprSyntax) -> String {
        if sign.is(AssignmentExprSyntax.self) { return "=" }
        if sign.is(UnresolvedTernaryExprSyntax.self) { return "?:" }
        if sign.is(UnresolvedAsExprSyntax.self) { return "as" }
        if sign.is(UnresolvedIsExprSyntax.self) { return "is" }
        return sign.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    }
}
