import Testing

@testable import Refactor

/// The strings of an Objective-C file, which may name a selector or a property.
struct StringLiteralsTests {
    @Test(arguments: [
        ("a(@\"b\", \"c d\");", ["b", "c d"]), ("// @\"a\"\n/* \"b\" */ @\"c\"", ["c"]),
        ("if (a == '\"') b(@\"c\");", ["c"]), ("@\"a\\\"b\" @\"\\\\\" @\"c\"", ["a\\\"b", "\\\\", "c"]),
        ("\"open\n@\"a\" \"end", ["open", "a", "end"]), ("a /b + c/ @\"d\\(e\"", ["d\\(e"]),
    ])
    func strings(source: String, expected: [String]) {
        let file = SourceFile(path: "A.m", text: source)
        let found = stringLiterals(in: file)
        #expect(found.map(\.text) == expected)
        #expect(found.allSatisfy { file.bytes[$0.offset] == UInt8(ascii: "\"") })
    }
}
