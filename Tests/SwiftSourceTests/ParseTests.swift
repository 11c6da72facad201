import Refactor
import SwiftSource
import SwiftSyntax
import Testing

@Suite struct ParseTests {
    @Test(arguments: [
        "class A {}\n", "class A {}", "\u{FEFF}// head\nclass A {}\n", "class A {\r\n\tvar a = 1 // b\r\n}\r\n",
        "class 登录控制器 {\n    // 网络请求\n    func 加载(用户 名: String) {} /* 👍🏽 */\n}\n",
        "class A { let s = \"👨‍👩‍👧 \\(1 + 2)\"; let r = /a+b/ }\n", "class A {\n\t\u{A0}func a() {}\n}\n\n\n",
        "#if DEBUG\nclass A {}\n#endif\n", "import UIKit;class A{func a(){};}", "class A {\r  var a = 1\r}\r",
    ])
    func everyFileIsGivenBackByteForByte(text: String) throws {
        try expectReproduced(text)
    }

    @Test func syntaxErrorsAreRefusedWithTheFirstAndItsLine() throws {
        expectRefusal(
            Array("class A {\n    func a() {\n        let = 3\n    }\n    func (x) {}\n}\n".utf8),
            .syntax(path: "Login.swift", line: 3, message: "expected pattern in variable"))
        expectRefusal(
            Array("class A {\n    func a() {\n".utf8),
            .syntax(path: "Login.swift", line: 2, message: "expected '}' to end function"))
    }

    @Test func aCharacterThatIsNoneOfSwiftBeforeAnEqualIsRefused() {
        expectRefusal(
            Array("func f() {\n    a \u{7F}= nil\n}\n".utf8),
            .syntax(path: "Login.swift", line: 2, message: "unexpected character before '='"))
    }

    @Test(arguments: ["", "\n", " \t\r\n\n", "\u{FEFF}", "\u{FEFF}\n"])
    func filesWithoutTextAreRefused(text: String) {
        expectRefusal(Array(text.utf8), .empty(path: "Login.swift"))
    }

    @Test func aFileOfCommentsIsReadWithoutTypes() throws {
        #expect(try read("// nothing here\n").types.isEmpty)
    }

    @Test func invalidUTF8IsRefusedWithItsLine() {
        expectRefusal(
            Array("class A {\n// caf".utf8) + [0xE9] + Array("\n}\n".utf8), .invalidUTF8(path: "Login.swift", line: 2))
        expectRefusal([0xFF, 0xFE, 0x63, 0x00], .invalidUTF8(path: "Login.swift", line: 1))
        expectRefusal(Array("class A {}\n\n// ".utf8) + [0xF0, 0x9F, 0x98], .invalidUTF8(path: "Login.swift", line: 3))
    }

    @Test func errorsAreSentences() {
        let error = ReadError.syntax(path: "A.swift", line: 3, message: "expected '}'")
        #expect(error.description.hasPrefix("A.swift:3: syntax error: expected '}'"))
    }

    @Test func newlineAndIndentationAreThoseOfMostLines() throws {
        let windows = try read("class A {\r\n\tvar a = 1\r\n}\r\n")
        #expect(windows.newline == "\r\n")
        #expect(windows.indentation == "\t")
        let mixed = try read("class A {\n  var a = 1\r\n  var b = 2\n}\n")
        #expect(mixed.newline == "\n")
        #expect(mixed.indentation == "  ")
    }

    @Test func anyIsSeenOnlyAsAKeyword() throws {
        #expect(try read("class A { var a: (any P)? }").writesAny)
        #expect(try !read("class A { var any = 1 }").writesAny)
    }

    /// Before Swift 6 it was an attribute and a function type; the compiler takes it still.
    @Test func anAttributeMayTouchTheTypeBehindIt() throws {
        let text = "func load(_ done: @escaping @MainActor(Bool) -> Void) {}\n"
        let tree = try parse(SourceFile(path: "A.swift", text: text))
        #expect(!tree.hasError && tree.description == text)
    }
}
