import Refactor
import SwiftSource
import Testing

/// Code that is nested beyond bounds is refused before anything descends into it; what people write is not.
struct NestingTests {
    private static func nested(_ count: Int) -> [String] {
        func times(_ text: String) -> String { String(repeating: text, count: count) }
        return [
            "let x = " + times("(") + "1" + times(")"),
            "let x = " + times("[") + "1" + times("]"),
            "let x = " + times("[(") + "1" + times(")]"),
            "let x: " + times("A<") + "Int" + times(">") + " = y",
            "let x = " + times("try ") + "y()",
            "let x = " + times("await ") + "y()",
            "let x: " + times("(Int) -> ") + "Int = y",
            "let x: Int" + times("?") + " = nil",
            "let x = y" + times("!"),
            "let x = y" + times(".b()"),
            "x" + times("[1]") + " = 2",
            "let x = " + times("\"\\(") + "1" + times(")\""),
            "let x = " + times("{ ") + "1" + times(" }"),
            times("do { ") + "x()" + times(" }"),
            "if a { b() }" + times(" else if a { b() }"),
            times("class B { ") + times(" }"),
            times("#if A\n") + times("#endif\n"),
            "#if A\n" + times("#elseif A\n") + "#endif",
            "switch a { case " + times(".b(") + "c" + times(")") + ": break }",
        ]
    }

    @Test(arguments: nested(2000) + ["func f(a: " + String(repeating: "some ", count: 2000) + "P) {}"])
    func whatIsNestedTooDeeplyIsRefused(text: String) {
        let file = SourceFile(path: "A.swift", text: "let before = 1\n" + text + "\n")
        let error = #expect(throws: ReadError.self) { try SwiftLanguage().facts(of: file) }
        #expect(error?.description.contains(": the code is nested too deeply here to be read; take parts") == true)
        #expect(SwiftLanguage().appFile(of: file).types.isEmpty)
    }

    @Test(arguments: nested(8))
    func whatPeopleNestIsRead(text: String) throws {
        _ = try SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: text + "\n"))
    }

    /// Long, but not deep.
    @Test(arguments: [
        "let x = [" + String(repeating: "(1, [2]), ", count: 3000) + "]",
        "let x = a" + String(repeating: " + b.c()[0]", count: 3000),
        "enum E {\n" + String(repeating: "    case a\n", count: 3000) + "}",
        "protocol P {\n" + String(repeating: "    func f(_ a: (Int) -> Void) -> Int?\n", count: 3000) + "}",
        String(repeating: "if a<b, let c = try? d { e() } else { f!.g() }\n", count: 3000),
        "let x = [" + String(repeating: "1<<2, ", count: 3000) + "]",
        String(repeating: "[1, 2].map { $0 }.forEach { f(try g($0)) }\n", count: 1500),
    ])
    func whatIsLongIsRead(text: String) throws {
        _ = try SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: text + "\n"))
    }
}
