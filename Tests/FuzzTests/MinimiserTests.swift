import Testing

@testable import Fuzz

struct MinimiserTests {
    @Test func whatIsNotNeededGoes() {
        let text = (1...60).map { "line \($0) of some text\n" }.joined() + "here (is, it) now\n" + "and more\n"
        var minimiser = Minimiser()
        let small = minimiser.minimised(Array(text.utf8), of: .swift) {
            String(decoding: $0, as: UTF8.self).contains("is, it")
        }
        #expect(String(decoding: small, as: UTF8.self) == "is, it")
    }

    @Test func twoPlacesThatBelongTogetherStay() {
        let text = (1...40).map { "line \($0)\n" }.joined()
        var minimiser = Minimiser()
        let small = minimiser.minimised(Array(text.utf8), of: .swift) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return text.contains("line 3\n") && text.contains("line 27")
        }
        #expect(String(decoding: small, as: UTF8.self) == "line 3\nline 27")
    }

    @Test func itStopsAfterItsAttempts() {
        let text = Array((1...200).map { "line \($0)\n" }.joined().utf8)
        var count = 0
        var minimiser = Minimiser(attempts: 25)
        _ = minimiser.minimised(text, of: .swift) { _ in
            count += 1
            return false
        }
        #expect(count == 25)
    }

    @Test func aTextThatCannotBeSmallerStays() {
        var minimiser = Minimiser()
        let text = Array("a\n".utf8)
        #expect(minimiser.minimised(text, of: .yaml) { $0 == text } == text)
        #expect(minimiser.minimised([], of: .yaml) { _ in true } == [])
    }
}
