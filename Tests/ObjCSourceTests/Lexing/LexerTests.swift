import Testing

@testable import ObjCSource

/// Tokens are told by their bytes, and all of them together are the text.
struct LexerTests {
    @Test(arguments: [
        (
            "NSString *a = @\"b\";",
            "identifier:NSString punctuation:* identifier:a punctuation:= string:@\"b\" punctuation:;"
        ),
        (
            "@[@1, @{ }, @(x)]",
            "punctuation:@[ punctuation:@ number:1 punctuation:, punctuation:@{ punctuation:} "
                + "punctuation:, punctuation:@( identifier:x punctuation:) punctuation:]"
        ),
        ("@selector(a:)", "atWord:@selector punctuation:( identifier:a punctuation:: punctuation:)"),
        ("x>>=y<<=z", "identifier:x punctuation:> punctuation:>= identifier:y punctuation:<<= identifier:z"),
        ("a->b...c++", "identifier:a punctuation:-> identifier:b punctuation:... identifier:c punctuation:++"),
        (
            "1.5e-3f + 0x1FUL + .5 + 1...3",
            "number:1.5e-3f punctuation:+ number:0x1FUL punctuation:+ number:.5 "
                + "punctuation:+ number:1 punctuation:... number:3"
        ),
        ("0xE+1", "number:0xE punctuation:+ number:1"),
        ("'a' '\\'' L'b' u8\"c\"", "character:'a' character:'\\'' character:L'b' string:u8\"c\""),
        ("\"a\\\"b\" @\"\\\\\"", "string:\"a\\\"b\" string:@\"\\\\\""),
        ("R\"x(a\"b)x\" L", "string:R\"x(a\"b)x\" identifier:L"),
        ("登录 = @\"用户\"; имя", "identifier:登录 punctuation:= string:@\"用户\" punctuation:; identifier:имя"),
        ("it's", "identifier:it unknown:' identifier:s"),
        ("\"open\nx", "string:\"open identifier:x"),
        ("a\u{00A0}b\u{3000}c", "identifier:a identifier:b identifier:c"),
        ("\u{FEFF}a", "identifier:a"),
    ])
    func code(source: String, tokens: String) {
        #expect(described(source) { !$0.kind.isTrivia } == tokens)
    }

    @Test(arguments: [
        ("// a\nb", "lineComment:// a blank:⏎"), ("/* a\n*/b", "blockComment:/* a⏎*/"),
        ("// a \\\nb", "lineComment:// a \\⏎b"), ("// a\r\nb", "lineComment:// a blank:␍⏎"),
        ("#pragma mark - Life\n", "directive:#pragma mark - Life blank:⏎"),
        ("#pragma mark -\n", "directive:#pragma mark - blank:⏎"),
        ("#pragma mark 生命周期\r\n", "directive:#pragma mark 生命周期 blank:␍⏎"),
        ("  # define A(x) \\\n  x\nb", "blank:   directive:# define A(x) \\⏎  x blank:⏎"),
        ("#define A /* x\n y */ 1\nb", "directive:#define A /* x⏎ y */ 1 blank:⏎"),
        ("#define A \"// no\" // yes\nb", "directive:#define A \"// no\" // yes blank:⏎"),
        ("#error it's \"so\nb", "directive:#error it's \"so blank:⏎"), ("/* open", "blockComment:/* open"),
        ("a \\\nb", "blank:  blank:\\⏎"), ("/* a */ #if X\n", "blockComment:/* a */ blank:  directive:#if X blank:⏎"),
    ])
    func trivia(source: String, tokens: String) {
        #expect(described(source) { $0.kind.isTrivia } == tokens)
    }

    @Test(arguments: ["", "a", "\"", "'", "@", "#", "/", "/*", "\\", "@\"", "R\"(", "\r", "\u{FEFF}"])
    func everyEndIsAnEnd(source: String) {
        let bytes = Array(source.utf8)
        #expect(tokens(of: bytes).flatMap { bytes[$0.range] } == bytes)
    }

    private func described(_ source: String, _ isWanted: (Token) -> Bool) -> String {
        let bytes = Array(source.utf8)
        let all = tokens(of: bytes)
        #expect(all.flatMap { bytes[$0.range] } == bytes)
        let words = all.filter(isWanted).map { "\($0.kind):" + String(decoding: bytes[$0.range], as: UTF8.self) }
        return words.joined(separator: " ").replacingOccurrences("\r\n", "␍⏎").replacingOccurrences("\n", "⏎")
    }
}

extension String {
    fileprivate func replacingOccurrences(_ part: String, _ other: String) -> String {
        var result = ""
        for character in self { result += String(character) == part ? other : String(character) }
        return result
    }
}
