import SwiftSyntax
import Testing

/// Limits, not aims: a file of 400 lines and a function of 60 are too long already.
struct SizeTests {
    @Test func noFileIsLongerThan400Lines() throws {
        let broken = try handWritten().filter { $0.lineCount > 400 }
        expectNone(broken.map { "\($0.path): \($0.lineCount) lines" }, "too long")
    }

    @Test func noFunctionIsLongerThan60Lines() throws {
        var broken: [String] = []
        for file in try handWritten() {
            let bodies: [(Syntax, Syntax?)] =
                file.nodes(FunctionDeclSyntax.self).map { (Syntax($0), $0.body.map { Syntax($0) }) }
                + file.nodes(InitializerDeclSyntax.self).map { (Syntax($0), $0.body.map { Syntax($0) }) }
                + file.nodes(AccessorBlockSyntax.self).map { (Syntax($0), Syntax($0)) }
            for (node, body) in bodies {
                guard let body, file.lineCount(of: body) > 60 else { continue }
                broken.append("\(file.place(of: node)): \(file.lineCount(of: body)) lines")
            }
        }
        expectNone(broken, "too long")
    }

    /// Without the tables, which scripts generate.
    private func handWritten() throws -> [SourceText] {
        try SourceText.all(below: "Sources", "Tests").filter { !$0.isGenerated }
    }
}
