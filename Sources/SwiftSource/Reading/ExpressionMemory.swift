import Refactor
import SwiftSyntax

/// The values of expressions that were read already, as long as the same names stand for self.
final class ExpressionMemory {
    private var values: [SyntaxIdentifier: Expression] = [:]

    subscript(node: SyntaxIdentifier) -> Expression? {
        get { values[node] }
        set { values[node] = newValue }
    }
}
