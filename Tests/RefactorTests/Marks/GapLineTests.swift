import ObjCSource
import SwiftSource
import Testing

@testable import Refactor

/// What stands on the lines between two members.
struct GapLineTests {
    @Test(arguments: [
        ("\n// a\n", ["blank", "comment"]), ("/* a\n b */\nlet c = 1\n", ["comment", "code"]),
        ("/* a /* b */\n*/ // c\n", ["comment"]), ("let a = \"/*\"\n// b\n", ["code", "comment"]),
        ("let a = \"\"\"\n // b\n /*\n \"\"\"\n// c\n", ["code", "comment"]),
        ("let a = #\"\"/*\"#\n// b\n", ["code", "comment"]),
        ("let a = /[\"]\\/*b/\n// c\n", ["code", "comment"]), ("// swiftlint:disable a\n", ["code"]),
        ("// MARK: - a\n\n", ["mark", "blank"]), ("// a", ["comment"]),
    ])
    func linesOfSwift(gap: String, expected: [String]) throws {
        try expectLines(gap, SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: gap)), expected)
    }

    @Test(arguments: [
        ("/* a /* b */\nint c;\n", ["comment", "code"]), ("int a = '\"'; /*\n*/\n// b\n", ["code", "comment"]),
        ("#pragma mark - a\n", ["mark"]),
    ])
    func linesOfObjectiveC(gap: String, expected: [String]) throws {
        try expectLines(gap, ObjCLanguage().facts(of: SourceFile(path: "A.m", text: gap)), expected)
    }

    private func expectLines(_ gap: String, _ facts: SyntaxFacts, _ expected: [String]) throws {
        let lines = GapLine.lines(in: 0..<gap.utf8.count, of: facts)
        #expect(lines.map(picture) == expected)
        #expect(lines.map { facts.file.text($0.range) }.joined() == gap)
    }

    private func picture(_ line: GapLine) -> String {
        switch line.kind {
        case .blank: "blank"
        case .code: "code"
        case .comment: "comment"
        case .mark: "mark"
        }
    }
}
