import Testing

@testable import Refactor

/// Tokens of statements as the namer reads them.
struct CutTokenTests {
    @Test(arguments: [
        ("label.text = \"a\\(b(\"c\"))d\"", ["label", ".", "text", "=", "\"a\\(b(\"c\"))d\""]),
        ("a /* b */ += 1 // c", ["a", "+=", "1"]),
        ("`default`?.größe", ["default", "?", ".", "größe"]),
        ("\"\"\"\nline \"quoted\"\n\"\"\"", ["\"\nline \"quoted\"\n\""]),
        ("$0 @objc #selector", ["$0", "@objc", "#selector"]),
        ("a(#\"b\" c\"#)", ["a", "(", "\"b\" c\"", ")"]), ("a /* b /* c */ d */ e", ["a", "e"]),
        ("a(\"b\\(c(\")\"))\", d)", ["a", "(", "\"b\\(c(\")\"))\"", ",", "d", ")"]),
        ("a = /b \"c/.d", ["a", "=", "/b \"c/", ".", "d"]), ("a / b / \"c\"", ["a", "/", "b", "/", "\"c\""]),
        ("x\u{a0}名", ["x", "名"]), ("\"open", ["\"open\""]), ("/* open", []),
    ])
    func tokensOfAStatement(source: String, expected: [String]) {
        let tokens = CutToken.tokens(of: source)
        #expect(tokens.map { $0.kind == .string ? "\"\($0.text)\"" : $0.text } == expected)
    }

    @Test func linesBegin() {
        let tokens = CutToken.tokens(of: "a b; c\r\n  d // e\nf")
        #expect(tokens.filter(\.startsLine).map(\.text) == ["a", "c", "d", "f"])
    }
}
