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

    /// A type that knows everything grows by extensions, file by file. The parser of Objective-C is as long as its
    /// grammar; the built-in styles are data.
    @Test func noTypeIsLongerThan1000LinesWithAllItsExtensions() throws {
        let readers: Set<String> = ["ObjCSource/Parser"]
        var lines: [String: Int] = [:]
        for file in try handWritten() where file.path.hasPrefix("Sources/") && !file.path.contains("/BuiltIn/") {
            let target = file.path.split(separator: "/")[1]
            for statement in file.tree.statements {
                guard let declaration = statement.item.as(DeclSyntax.self), let name = typeName(of: declaration)
                else { continue }
                lines["\(target)/\(name)", default: 0] += file.lineCount(of: declaration)
            }
        }
        let broken = lines.filter { $0.value > 1_000 && !readers.contains($0.key) }
        expectNone(broken.map { "\($0.key): \($0.value) lines" }.sorted(), "too long")
        expectNone(readers.filter { lines[$0, default: 0] <= 1_000 }.sorted(), "no exceptions any more")
    }

    private func typeName(of declaration: DeclSyntax) -> String? {
        if let found = declaration.as(ExtensionDeclSyntax.self) { return found.extendedType.trimmedDescription }
        let isGroup = declaration.asProtocol((any DeclGroupSyntax).self) != nil
        return isGroup ? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text : nil
    }

    /// Without the tables, which scripts generate.
    private func handWritten() throws -> [SourceText] {
        try SourceText.all(below: "Sources", "Tests").filter { !$0.isGenerated }
    }
}
