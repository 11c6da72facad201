import Testing

@testable import Refactor

struct ByteSearchTests {
    @Test(arguments: [
        ("(User) -> Void", "->", true), ("User", "->", false), ("", "a", false),
        ("NavigationRouter", "Router", true), ("导航控制器", "控制", true), ("aab", "ab", true), ("ab", "abc", false),
    ])
    func aTextStandsInAnother(text: String, part: String, expected: Bool) {
        #expect(text.has(part) == expected)
        #expect(text[...].has(part) == expected)
        #expect((text as String).contains(part) == expected)
    }

    @Test func aFileHoldsAText() {
        let file = SourceFile(path: "A.swift", text: "class Feed {}")
        #expect(file.contains("Feed") && !file.contains("Food") && !file.contains(""))
    }
}
