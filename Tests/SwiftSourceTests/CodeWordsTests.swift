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
    ])
    func wordsOfCode(source: String) {
        #expect(words(of: source) == parsed(source), "\(source)")
    }

    /// Statements put together by chance, with comments, strings and interpolations in each other.
    @Test(arguments: 0..<400)
    func wordsOfAnySource(seed: Int) {
        var maker = SourceMaker(seed: seed)
        let source = maker.source()
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
        ("'\\'' a", ["a"]), ("#define X(a) #a", ["#", "define", "X", "(", "a", ")", "#", "a"]),
    ])
    func objectiveCDiffers(source: String, expected: [String]) {
        var words = CodeWords(Array(source.utf8), isSwift: false)
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

    /// The words of all tokens but the text of strings.
    private func parsed(_ source: String) -> [String] {
        Parser.parse(source: source).tokens(viewMode: .sourceAccurate).flatMap { token -> [String] in
            if case .stringSegment = token.tokenKind { return [] }
            return token.text.utf8.split { !CodeCursor.isOfWord($0) }.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}

/// Makes up sources that the parser takes.
private struct SourceMaker {
    private var state: UInt64
    private var count = 0

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

    private mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    private mutating func name() -> String {
        count += 1
        return "w\(count)"
    }

    mutating func source() -> String {
        (0..<6).map { _ in "let \(name()) = \(expression(2)) \(comment())\n" }.joined()
    }

    private mutating func comment() -> String {
        switch next(below: 6) {
        case 0: "// \(name()) /* \" \"\"\""
        case 1: "/* \(name()) \" */"
        case 2: "/* /* \(name()) */ // \(name()) */"
        case 3: "/* \(name())\n\"\"\" \(name()) */"
        default: ""
        }
    }

    private mutating func expression(_ depth: Int) -> String {
        switch next(below: depth > 0 ? 7 : 2) {
        case 0: name()
        case 1: "\"\(text(depth, "\""))\""
        case 2: "\(name())(\(expression(depth - 1)), \(comment(inLine: true)) \(expression(depth - 1)))"
        case 3: "#\"\(name()) \" // \\(\(name())) \\#(\(expression(depth - 1))) /*\"#"
        case 4: "\"\"\"\n\(text(depth, "\"\"\""))\n\"\" \(name()) /*\n\"\"\""
        case 5: "##\"\"\"\n\(name()) \"\"\" /* \\##(\(expression(depth - 1)))\n\"\"\"##"
        default: "[\(expression(depth - 1))]"
        }
    }

    private mutating func comment(inLine: Bool) -> String { next(below: 3) == 0 ? "/* \(name()) ( \" */" : "" }

    /// The text of a string that is closed by some quotes.
    private mutating func text(_ depth: Int, _ quotes: String) -> String {
        let pieces = (0..<3).map { _ in
            switch next(below: 6) {
            case 0: "// \(name())"
            case 1: "/* ("
            case 2: "\\\\"
            case 3: "\\\""
            case 4: depth > 0 ? "\\(\(plain(depth - 1)))" : ")"
            default: name()
            }
        }
        return pieces.joined(separator: " ")
    }

    /// An expression on one line, as older compilers want it in an interpolation.
    private mutating func plain(_ depth: Int) -> String {
        next(below: 2) == 0 ? "\(name())(\(name()))" : "\(name()) + \"\(text(max(0, depth), "\""))\""
    }
}
