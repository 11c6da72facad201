import Testing

@testable import Fuzz

struct LexemeTests {
    @Test(arguments: [
        "let a = \"b\\\"c\" // d\n", "/* a /* b */ c */ x", "#\"a \"b\"\"#", "\"\"\"\n}\"\n\"\"\"", "\"open\nx",
        "/* open", "'", "#\"",
        "\u{FEFF}a\r\nb\rc\u{2028}", "#pragma mark - A\n@\"b\"", "\"a\\",
    ])
    func thePartsTogetherAreTheText(_ text: String) {
        for kind in TextKind.allCases {
            let bytes = Array(text.utf8)
            let parts = Lexemes.of(bytes, kind)
            #expect(parts.flatMap { bytes[$0.range] } == bytes)
            #expect(parts.allSatisfy { !$0.range.isEmpty })
        }
    }

    @Test func stringsAndCommentsAreWhole() {
        #expect(words("a /* b /* c */ d */ \"e // f\"", .swift) == ["a", "/* b /* c */ d */", "\"e // f\""])
        #expect(words("a /* b /* c */ d", .objectiveC) == ["a", "/* b /* c */", "d"])
        #expect(words("#\"a \"b\" c\"# d", .swift) == ["#\"a \"b\" c\"#", "d"])
        #expect(words("#pragma mark - A\n'\"' b", .objectiveC) == ["#pragma mark - A", "'\"'", "b"])
    }

    @Test func placesBetweenMembersAndStatementsAreToldApart() {
        let text = Array("class A {\n    let b = 1\n    func c() {\n        d()\n    }\n}\n".utf8)
        let gaps = Gaps(in: text, .swift)
        #expect(gaps.members.map { line($0, text) } == [2, 3, 6])
        #expect(gaps.statements.map { line($0, text) } == [4, 5])
    }

    private func words(_ text: String, _ kind: TextKind) -> [String] {
        let bytes = Array(text.utf8)
        return Lexemes.of(bytes, kind).filter { $0.kind != .blank && $0.kind != .lineBreak }
            .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    private func line(_ place: Int, _ text: [UInt8]) -> Int { text[..<place].count { $0 == 10 } + 1 }
}
