import Testing

@testable import Refactor

/// The quick questions to a letter have the answers of the standard library.
struct LettersTests {
    @Test func askedOfASCIIOrBeyondTheAnswersAreThoseOfUnicode() {
        let composed = ["e\u{301}", "1\u{20e3}", "\r\n", "👩‍👩‍👧", "ﬁ", "½", "\u{2028}", "\u{a0}"].map { Character($0) }
        let letters = (0..<0x2100).compactMap(Unicode.Scalar.init).map { Character($0) } + composed
        for letter in letters {
            let properties = letter.unicodeScalars.first.map(\.properties)
            #expect(letter.isLetter == properties?.isAlphabetic, "\(letter.unicodeScalars)")
            #expect(letter.isNumber == (properties?.numericType != nil), "\(letter.unicodeScalars)")
            #expect(letter.isWhitespace == properties?.isWhitespace, "\(letter.unicodeScalars)")
        }
    }
}
