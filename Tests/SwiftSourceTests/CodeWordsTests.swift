import SwiftParser
import SwiftSyntax
import Testing

@testable import Refactor

/// What is code, and what the text of a comment or a string: as the parser sees it.
struct CodeWordsTests {
    @Test(arguments: [
        "let a = \"\"\"\n  see https://example.com/*\n  \"\"\"\nclass B: C {}",
        "let a = \"\\\\\"; let t = \"/*\"\nclass B {}",
        "let a = #\"raw \" /* \\(no)\"#; class B {}",
        "let a = ##\"\"\"\n raw \"\"\" /* \\#(no) \\##(yes)\n \"\"\"##\nclass B {}",
        "let a = \"one \\(two + \"three \\(four) // \") five\" + six",
        "let a = \"\"\"\n one \\(two(\"/*\")) \"\"three\"\" \\\"\"\" four\n \"\"\"\nclass B {}",
        "/* one /* two */ three */ class B {}",
        "// one /*\nclass B {}", "// one\rclass B {}", "a /* b \"*/ c", "a \"b /*\" c", "f(\"(\", \")\\(g(\")\"))\")",
        "let a = /one\"/; class B {}", "f(/one \\/\"/, two)", "a ?? /one{2}/", "[!/one/, -/two/]", "return /}\"/",
        "try? /^ \"one/", "#/one /* \"/# two", "##/\n one /# \" // \n/## two", "\"\\(a(/[)]\"/)) b\" c",
        "a ? /,\"/ : b",
        "f(/* a */ /\"/ /* b */)", "return // a\n  /[\"(]/", "a = /\"/\n/ b /\n\"c\"",
        // Slashes that divide.
        "a / b / \"c\"", "a/b/\"c\"", "f(a / b, c / \"d\")", "(a) / (\"b\" / c)", "a /= \"b\" / c",
        "self / \"a / b\" / c",
        "f(/, \"a\", /)", "a! / \"b / c\" / d", "func /(a: A) { b/\"c\" }", "x[0] / \"a / b\"", "a /* b *// \"c / d\"",
    ])
    func wordsOfCode(source: String) {
        #expect(words(of: source) == parsed(source), "\(source)")
    }

    /// Statements put together by chance, with comments, strings, interpolations and regular expressions in each other.
    @Test(arguments: 0..<400)
    func wordsOfAnySource(seed: Int) {
        var maker = SourceMaker(seed: seed)
        let source = maker.statements(6)
        #expect(words(of: source) == parsed(source), "\(source)")
    }

    @Test(arguments: [
        ("let a = 1 /* open", true), ("let a = \"\"\"\n open", true), ("let a = \"open", false), ("class B {}", false),
        ("/* a /* b */", true), ("#\"\"\"\n\"\"\"", true),
    ])
    func aFileMayEndInsideOfSomething(source: String, isCutOff: Bool) {
        var tokens = LexicalTokens(Array(source.utf8))
        while tokens.next() != nil {}
        #expect(tokens.isCutOff == isCutOff)
    }

    @Test(arguments: [
        ("/* a /* b */ c */", ["c", "*", "/"]), ("@\"a\\(b)\" c", ["@", "c"]), ("'\"' a '\"'", ["a"]),
        ("'\\'' a", ["a"]), ("a /b + c/ d", ["a", "/", "b", "+", "c", "/", "d"]),
        ("#define X(a) #a", ["#", "define", "X", "(", "a", ")", "#", "a"]),
    ])
    func objectiveCDiffers(source: String, expected: [String]) {
        var words = CodeWords(Array(source.utf8), .objectiveC)
        var found: [String] = []
        while let word = words.next() { found.append(word) }
        #expect(found == expected)
    }

    // MARK: - Both readers

    private func words(of source: String) -> [String] {
        var words = CodeWords(Array(source.utf8))
        var found: [String] = []
        while let word = words.next() {
            if word.utf8.allSatisfy(CodeCursor.isOfWord) { found.append(word) }
        }
        return found
    }

    /// The words of all tokens but the text of strings and of regular expressions.
    private func parsed(_ source: String) -> [String] {
        Parser.parse(source: source).tokens(viewMode: .sourceAccurate).flatMap { token -> [String] in
            switch token.tokenKind {
            case .regexLiteralPattern, .stringSegment: []
            default: token.text.utf8.split { !CodeCursor.isOfWord($0) }.map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }
}
