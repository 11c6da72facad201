import Testing

@testable import Refactor

/// A type's text, in its parts and back.
struct WrittenTypeTests {
    @Test(arguments: [
        ("Int", "Int"), ("Array<Int>?", "[Int]?"), ("[String : Any]", "[String: Any]"), ("Swift.Int", "Swift.Int"),
        ("(any Error)?", "(any Error)?"), ("@escaping (Data?, _ error: Error?) -> Void", "(Data?, Error?) -> Void"),
        ("((Int) -> ())?", "((Int) -> Void)?"), ("inout Set< Int >", "Set<Int>"),
        ("(a: Int, String)", "(a: Int, String)"),
        ("@Sendable () async throws -> [Int]!", "@Sendable () async throws -> [Int]!"), ("A & B", "A & B"),
        ("() -> (Int) -> Void", "() -> (Int) -> Void"), ("`Type`", "Type"), ("anyone", "anyone"),
        ("((A, @escaping ((B) -> Void)) -> Void)?", "((A, @escaping (B) -> Void) -> Void)?"),
        ("(@escaping Done, inout Int) -> Void", "(@escaping Done, Int) -> Void"),
    ])
    func isWrittenAsInSignatures(_ text: String, _ written: String) {
        #expect(TypeParser.type(text)?.description == written)
    }

    @Test(arguments: ["", "[Int", "Int,", "(Int", "A<B>.C", "-> Int", "3 + 4"])
    func aTextThatIsNoTypeGivesNone(_ text: String) { #expect(TypeParser.type(text) == nil) }

    @Test func existentialWordsAreLeftOutWhereTheFilesDoNotWriteThem() {
        #expect(
            TypeParser.type("(Data?, (any Error)?) -> Void", keepsAny: false)?.description == "(Data?, Error?) -> Void")
    }
}
