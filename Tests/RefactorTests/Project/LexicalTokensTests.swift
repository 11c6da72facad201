import Testing

@testable import Refactor

/// Names are read from any bytes, those that are no text included.
struct LexicalTokensTests {
    @Test(
        arguments: [
            ([], "feed", false), (Array("App . ".utf8), "feed", true), ([0xFF], "\u{FFFD}feed", false),
            ([0xE2, 0x82, 0x20], "feed", false), (Array("a.".utf8) + [0xFF, 0xFF], "\u{FFFD}\u{FFFD}feed", true),
        ] as [([UInt8], String, Bool)])
    func aNameBehindAnyBytes(before: [UInt8], name: String, isBehindDot: Bool) {
        var tokens = LexicalTokens(before + "feed".utf8)
        var last: String?
        var wasBehindDot = false
        while let token = tokens.next() { (last, wasBehindDot) = (token, tokens.isBehindDot) }
        #expect(last == name)
        #expect(wasBehindDot == isBehindDot)
    }
}
