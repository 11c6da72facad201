import Testing

@testable import Refactor

/// Identifiers are read byte by byte, and mean what they mean letter by letter.
struct IdentifiersTests {
    @Test(arguments: [
        ("let user = [String: Feed.Item]?", ["let", "user", "String", "Feed", "Item"]),
        ("_name2 + self.x1", ["_name2", "self", "x1"]),
        ("größe.höhe = naïve", ["größe", "höhe", "naïve"]),
        ("e\u{301}t\u{e9} 名前:値", ["e\u{301}t\u{e9}", "名前", "値"]),
        ("\"🚀\" + a🚀b", ["a", "b"]),
        ("", []), (" \r\n\t", []),
    ])
    func identifiersOfAText(text: String, expected: [String]) {
        #expect(identifiers(in: text) == expected)
    }

    /// Texts that are drawn from letters, signs, composed letters and emoji.
    @Test(arguments: 0..<300)
    func theyAreTheRunsOfLettersDigitsAndUnderscores(seed: Int) {
        var random = SeededNumbers(seed: seed)
        let pieces = [
            "a", "Z", "9", "_", ".", " ", "\n", "é", "e\u{301}", "名", "🚀", "1\u{fe0f}\u{20e3}", "(", "«", "-",
        ]
        let text = (0..<24).map { _ in pieces[random.next(below: pieces.count)] }.joined()
        let slow = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        #expect(identifiers(in: text) == slow, "\(text.debugDescription)")
        #expect(identifiers(in: Array(text.utf8)[...]) == slow)
    }
}
