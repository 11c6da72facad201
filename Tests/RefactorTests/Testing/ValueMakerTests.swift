import Refactor
import SwiftSource
import Testing

/// Types, and the values that are made up of them.
struct ValueMakerTests {
    private func maker(_ types: String = "") throws -> ValueMaker {
        let text = "import UIKit\nclass AController: UIViewController {\n\(types)\n}\n"
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: text))
        let controller = try #require(try controllers(in: [facts], named: nil, project: nil).first)
        return ValueMaker(plan: plan(controller))
    }

    @Test(arguments: [
        ("Int", MadeValue.literal("1")), ("String", .text("name")), ("Bool", .literal("true")),
        ("String?", .text("name")), ("[Double]", .list(.literal("1"))), ("[String: Int]", .literal("[:]")),
        ("(Int) -> Void", .closure(parameters: 1, result: nil)),
        ("@escaping () -> Int", .closure(parameters: 0, result: .literal("1"))), ("UIView", .call("UIView", [])),
    ])
    func whatTheSDKHas(type: String, value: MadeValue) throws {
        let found = try maker().value(of: type, named: "name")
        #expect(found == value)
    }

    @Test(arguments: [
        ("struct T { let a: Int; var b: String? }", "T(a: 1)"), ("struct T { var a = 1; let b = 2 }", "T()"),
        ("struct T { let a: Int; var double: Int { a * 2 } }", "T(a: 1)"),
        ("struct T { private let a: Int }", "nil"), ("struct T { private init() {} }", "nil"),
        ("struct T { let a: Int; init(b: Bool) { a = b ? 1 : 0 } }", "T(b: true)"),
        ("struct T { init?(a: Int) { nil } }", "nil"), ("enum T { case one, two }", "T.one"),
        ("enum T { case one(Int), two }", "T.two"), ("enum T { case one(a: Int) }", "T.one(a: 1)"),
        ("final class T { let a: Int; init(a: Int) { self.a = a } }", "T(a: 1)"), ("class T {}", "T()"),
        ("class T: Unknown {}", "nil"), ("struct T { let next: [T] }", "T(next: [])"),
        ("struct T { let u: U }; struct U { let a: Int }", "T(u: sample)"), ("protocol T {}", "nil"),
    ])
    func whatTheAppDeclares(types: String, expected: String) throws {
        let found = try maker(types).recipe(of: "AController.T")
        #expect(text(found) == expected)
    }

    @Test func valuesAreComparedWhereTheyAreEqual() throws {
        let maker = try maker(
            "struct A: Equatable { let id: Int }; struct B { let id: Int }; struct C: Equatable { let id = UUID() }; enum D { case one }"
        )
        let found = ["String?", "[Int]", "A", "B", "C", "D", "() -> Void", "UIView"].map(maker.isComparable)
        #expect(found == [true, true, true, false, false, true, false, false])
    }

    private func text(_ value: MadeValue?) -> String {
        switch value {
        case .literal(let text): text
        case .text(let text): "\"\(text)\""
        case .constant(let name): name.replacing("AController.", with: "")
        case .call(let name, let arguments):
            name.replacing("AController.", with: "") + "("
                + arguments.map { ($0.label.map { $0 + ": " } ?? "") + text($0.value) }.joined(separator: ", ") + ")"
        case .sample: "sample"
        case .list, .tuple, .closure: "other"
        case nil: "nil"
        }
    }
}
