import SwiftSyntax
import Testing

/// A file is called after what it declares.
struct FileNameTests {
    /// Types that are private do not count: a file of functions, extensions or constants has the name of its topic, and
    /// so have the helpers of tests.
    @Test func aFileIsCalledAfterTheTypeThatItDeclares() throws {
        let broken = try SourceText.all(below: "Sources", "Tests").filter { file in
            let types = openTypes(of: file)
            let isNamedFreely = file.path.hasPrefix("Tests/") && !file.name.hasSuffix("Tests")
            return !isNamedFreely && !types.isEmpty && !types.contains(file.name)
        }
        expectNone(broken.map(\.path), "files that declare types of other names only")
    }

    @Test func aFileDeclaresOneTypeForOthers() throws {
        let broken = try SourceText.all(below: "Sources").filter { openTypes(of: $0).count > 1 }
        expectNone(broken.map(\.path), "files that declare several types which are not private")
    }

    /// Of the sources: tests of one thing may stand in several targets.
    @Test func noTwoFilesHaveTheSameName() throws {
        let names = try SourceText.all(below: "Sources").map(\.name)
        expectNone(Set(names.filter { name in names.count { $0 == name } > 1 }).sorted(), "file names that stand twice")
    }

    private func openTypes(of file: SourceText) -> [String] {
        file.tree.statements.filter { !isPrivate($0.item) }.compactMap { typeName($0.item) }
    }

    private func typeName(_ item: CodeBlockItemSyntax.Item) -> String? {
        guard let declaration = item.as(DeclSyntax.self), !declaration.is(FunctionDeclSyntax.self) else { return nil }
        if declaration.is(MacroDeclSyntax.self) || declaration.is(OperatorDeclSyntax.self) { return nil }
        return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    private func isPrivate(_ item: CodeBlockItemSyntax.Item) -> Bool {
        let modifiers = item.as(DeclSyntax.self)?.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { ["fileprivate", "private"].contains($0.name.text) } ?? false
    }
}
