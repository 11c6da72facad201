import Testing

@testable import Refactor

/// The arguments of a call, cut apart where the language cuts them.
struct CallTextTests {
    @Test(arguments: [
        ("(a, b: c(d, e))", ["a", "b: c(d, e)"]), ("!()", []), ("(a: \"b, )\", c)", ["a: \"b, )\"", "c"]),
        ("(\"\\(a(\")\", b)), c\", d)", ["\"\\(a(\")\", b)), c\"", "d"]),
        ("(#\"\\\"#, a)", ["#\"\\\"#", "a"]), ("(\"\"\"\n \" a, (\n \"\"\", b)", ["\"\"\"\n \" a, (\n \"\"\"", "b"]),
        ("(a /* , ( */, b // )\n)", ["a /* , ( */", "b // )"]), ("(/[,)\"]/, of: #/)/#)", ["/[,)\"]/", "of: #/)/#"]),
        ("({ a, b in c }, [d, e])", ["{ a, b in c }", "[d, e]"]),
    ])
    func arguments(source: String, expected: [String]) throws {
        let call = try #require(CallText(in: SourceFile(path: "A.swift", text: source), behind: 0))
        #expect(call.arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.text } == expected)
        #expect(call.end == source.utf8.count)
    }
}
