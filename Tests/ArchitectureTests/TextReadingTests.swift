import SwiftSyntax
import TestSupport
import Testing

/// What the parser saw is known by facts: code that decides does not read the source's text again.
struct TextReadingTests {
    /// The stages that decide, from the controller to the plan.
    private static let stages = [
        "Advice", "Answers", "Controller", "Crossing", "ModuleInterface", "Plan", "Planning", "Roles", "Services",
        "Slicing", "Styles", "Testing", "Types", "Wiring",
    ]

    /// The files of them that still read text, with what they read it for. The list only gets shorter.
    private static let readers: [String: String] = [
        // Bytes that go on as they are.
        "PinnedParts": "the beginning of statements, as plan files quote it"
    ]

    @Test func whatDecidesReadsNoText() throws {
        let found = try places()
        expectNone(
            found.filter { Self.readers[$0.file] == nil }.map(\.place),
            "source text is read after parsing: a reader of the language has to say it as a fact")
        let known = Set(found.map(\.file))
        expectNone(Self.readers.keys.filter { !known.contains($0) }.sorted(), "these read no text any more")
    }

    /// Calls of `text(…)` on a file, its `bytes`, and the scanners of text.
    private func places() throws -> [(file: String, place: String)] {
        try SourceText.all(below: "Sources/Refactor").filter { file in
            Self.stages.contains { file.path.hasPrefix("Sources/Refactor/\($0)/") }
        }.flatMap { file in
            file.nodes(MemberAccessExprSyntax.self).filter(Self.readsFile).map { (file.name, file.place(of: $0)) }
                + file.nodes(DeclReferenceExprSyntax.self).filter { Self.scanners.contains($0.baseName.text) }
                .map { (file.name, file.place(of: $0)) }
        }
    }

    private static let scanners: Set<String> = [
        "CallText", "CodeCursor", "CodeWords", "CutToken", "LexicalTokens", "codeTokens", "comments",
    ]

    /// `file.bytes`, `file.text(range)`, and not `case .text(let name)`.
    private static func readsFile(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base else { return false }
        let isText = node.declName.baseName.text == "text" && node.parent?.is(FunctionCallExprSyntax.self) == true
        guard isText || node.declName.baseName.text == "bytes" else { return false }
        let owner = base.trimmedDescription
        return owner.hasSuffix("file") || owner.hasSuffix("source") || owner.contains("file(of:")
            || owner.contains("files[")
    }
}
