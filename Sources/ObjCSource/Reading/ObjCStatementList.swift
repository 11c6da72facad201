import Refactor

/// The statements of a member as the walk meets them: in source order.
struct ObjCStatementList {
    private var statements: [StatementFact] = []

    mutating func note(_ range: Range<Int>, depth: Int, form: StatementFact.Form, in file: SourceFile) {
        let line = file.line(at: range.lowerBound)
        let endLine = file.line(at: max(range.lowerBound, range.upperBound - 1))
        statements.append(
            StatementFact(range: range, line: line, endLine: endLine, depth: depth, form: form))
    }

    /// The statements, cut at the first statement inside them, so that no byte belongs to two.
    func leaves() -> [StatementFact] {
        statements.enumerated().map { index, statement in
            guard index + 1 < statements.count else { return statement }
            let inner = statements[index + 1]
            guard inner.range.lowerBound < statement.range.upperBound else { return statement }
            return StatementFact(
                range: statement.range.lowerBound..<inner.range.lowerBound, line: statement.line,
                endLine: max(statement.line, inner.line - 1), depth: statement.depth,
                form: statement.form)
        }
    }
}
