import TestSupport
import Testing

@testable import RefactorCLI

/// A sentence is read at a glance, whatever the files hold that it quotes.
struct SentenceTests {
    private static let long = String(repeating: "x", count: 5_000)
    private static let folder = String(repeating: "/folder", count: 20)

    @Test(arguments: [
        ("the module's 'a b' is one", "the module's 'a b' is one"),
        ("'self\n    .title' would be lost", "'self .title' would be lost"),
        ("unknown key 'a\tb'", "unknown key 'a b'"), ("'a  b'", "'a  b'"), ("it's ' and", "it's ' and"),
        ("one\n  two\tthree", "one\n  two\tthree"), ("", ""), ("'", "'"), ("'it's'", "'it's'"),
        ("cannot read '\(folder)': no", "cannot read '\(folder)': no"),
        ("'\(long)' is no role", "'\(String(repeating: "x", count: 80))…' is no role"),
    ])
    func whatIsQuotedIsShortAndInOneLine(text: String, expected: String) {
        #expect(Sentence.readable(text) == expected)
    }

    @Test func aLongLineIsCutInItsMiddle() {
        let text = Sentence.readable("begin \(Self.long) end\nnext")
        #expect(text.hasPrefix("begin xxx") && text.hasSuffix("xxx end\nnext"))
        #expect(text.count < 1_100)
    }

    @Test func longListsAreShortened() {
        let names = (1...30).map { "A\($0)" }
        #expect(Sentence.list(Array(names.prefix(3))) == "A1, A2, A3")
        #expect(Sentence.list(Array(names.prefix(9))).hasSuffix("A8, A9"))
        #expect(Sentence.list(names) == "A1, A2, A3, A4, A5, A6, A7, A8 and 22 more")
        #expect(Sentence.list(names, separator: "; ").hasPrefix("A1; A2"))
    }

    @Test func whatIsSaidHasNoColoursAndNoTabs() {
        #expect(Terminal.shown("a\u{1b}[31mb\tc\u{2028}", keepsColours: false) == "a\\u{1b}[31mb\\u{9}c\\u{2028}")
    }

    @Test func refusalsOfLongNamesAreShort() throws {
        try Workshop.run { workshop in
            try workshop.write("names:\n  FeedAPI: \(Self.long)\n", to: ".refactor.yml")
            let run = try workshop.refactor("plan", "NamesController.swift")
            #expect(run.status == 1)
            #expect(run.errorOutput.count < 300 && run.errorOutput.contains("xxx…'"), "\(run.errorOutput)")
        }
    }
}
