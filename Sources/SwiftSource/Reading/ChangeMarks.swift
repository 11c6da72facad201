import SwiftSyntax

/// Notes which names an expression may change, before the names are reached.
struct ChangeMarks {
    private var offsets: Set<Int> = []

    func contains(_ name: TokenSyntax) -> Bool { offsets.contains(name.bytes.lowerBound) }

    mutating func note(call node: FunctionCallExprSyntax) {
        if let access = Self.unwrapped(node.calledExpression).as(MemberAccessExprSyntax.self), let base = access.base {
            mark(base)
        }
    }

    mutating func note(reference node: InOutExprSyntax) { mark(node.expression) }

    /// Assignments change what stands before them; operators that are not known might change both sides.
    mutating func note(sequence node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated() {
            let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text
            if element.is(AssignmentExprSyntax.self) || name.map(Self.assigns) ?? false {
                for target in elements[..<index] { mark(target) }
            } else if let name, !Self.idle.contains(name), index > 0 {
                mark(elements[index - 1])
                if index + 1 < elements.count { mark(elements[index + 1]) }
            }
        }
    }

    mutating func note(prefix name: TokenSyntax, _ operand: ExprSyntax) {
        if !["-", "+", "!", "~", "...", "..<", ".!"].contains(name.text) { mark(operand) }
    }

    mutating func note(postfix name: TokenSyntax, _ operand: ExprSyntax) {
        if name.text != "..." { mark(operand) }
    }

    static func assigns(_ name: String) -> Bool { name.hasSuffix("=") && !idle.contains(name) }

    /// The operators of the standard library that change nothing.
    private static let idle: Set<String> = [
        "!=", "!==", "%", "&", "&&", "&*", "&+", "&-", "&<<", "&>>", "*", "+", "-", "...", "..<", ".!=", ".&", ".<",
        ".<=", ".==", ".>", ".>=", ".^", ".|", "/", "<", "<<", "<=", "==", "===", ">", ">=", ">>", "??", "^", "|", "||",
        "~=",
    ]

    /// Marks the first name of an access path: `a` in `a.b[0].c`.
    private mutating func mark(_ expression: ExprSyntax) {
        let expression = Self.unwrapped(expression)
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): offsets.insert(name.baseName.bytes.lowerBound)
        case .memberAccessExpr(let access): if let base = access.base { mark(base) }
        case .subscriptCallExpr(let call): mark(call.calledExpression)
        case .tupleExpr(let tuple): for element in tuple.elements { mark(element.expression) }
        case .sequenceExpr(let sequence): for element in sequence.elements { mark(element) }
        case .postfixIfConfigExpr(let conditional): if let base = conditional.base { mark(base) }
        case .inOutExpr(let reference): mark(reference.expression)
        default: break
        }
    }

    /// Without `?` and `!` behind, `try` and `await` before.
    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let node): unwrapped(node.expression)
        case .forceUnwrapExpr(let node): unwrapped(node.expression)
        case .tryExpr(let node): unwrapped(node.expression)
        case .awaitExpr(let node): unwrapped(node.expression)
        case .genericSpecializationExpr(let node): unwrapped(node.expression)
        default: expression
        }
    }
}
