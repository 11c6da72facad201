import Refactor
import SwiftSyntax

/// The statements of a member as the walk meets them.
struct StatementList {
    private var statements: [StatementFact] = []

    mutating func note(_ node: CodeBlockItemSyntax, depth: Int, in file: SourceFile) {
        let bytes = node.bytes
        statements.append(
            StatementFact(
                range: bytes, line: file.line(at: bytes.lowerBound),
                endLine: file.line(at: max(bytes.lowerBound, bytes.upperBound - 1)), depth: depth,
                form: Self.isPlainDeclaration(node) ? .declaration : .other))
    }

    /// Returns true if a statement begins with `let` or `var`.
    private static func isPlainDeclaration(_ node: CodeBlockItemSyntax) -> Bool {
        guard let variable = node.item.as(VariableDeclSyntax.self) else { return false }
        return variable.attributes.isEmpty && variable.modifiers.isEmpty
    }

    /// The statements in source order, cut at the first statement inside them, so that no byte belongs to two.
    func leaves() -> [StatementFact] {
        let sorted = statements.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return sorted.enumerated().map { index, statement in
            guard index + 1 < sorted.count, sorted[index + 1].range.lowerBound < statement.range.upperBound else {
                return statement
            }
            let inner = sorted[index + 1]
            return StatementFact(
                range: statement.range.lowerBound..<inner.range.lowerBound, line: statement.line,
                endLine: max(statement.line, inner.line - 1), depth: statement.depth,
                form: statement.form)
        }
    }
}
