import Refactor
import Testing

/// The members that a light reading sees in a type of the app.
struct DeclaredMemberTests {
    @Test(arguments: [
        ("let id: UUID", ["id: UUID"]), ("static let shared = Store()", ["static shared = call"]),
        ("var name: String { get }", ["name: String"]), ("let a = 3 // three", ["a = Int"]),
        ("let a = -2.5", ["a = Double"]),
        ("var isOn = true { didSet { let x: Int = 1 } }", ["isOn = Bool"]), ("let a = \"x\"", ["a = String"]),
        ("let a = URLSession.shared\n    .dataTask()", ["a"]), ("let a = Foo { 3 }", ["a"]), ("let a = b + 1", ["a"]),
        ("let a = URLSession(b) // c\n    .dataTask()", ["a"]), ("let a = \"b\\(c(\")\"))\"", ["a = String"]),
        ("let a = #\"b\" \"c\"#", ["a = String"]), ("let a = \"b\" + \"c\"", ["a"]),
        ("let a: /* b, */ Int /* c */ = 3", ["a: Int"]), ("let a = 3 /* b */", ["a = Int"]),
        ("func a(b: C = d(/[)\"]/), e: F = \"\"\"\n )\"\n \"\"\", g: H) {}", ["a(b: C=, e: F=, g: H)"]),
        ("func load(id: Int, _ b: [String: Int] = [:]) -> Item?", ["load(id: Int, _: [String: Int]=) -> Item?"]),
        ("static func make<T>(_ t: T) async throws -> [T] { [] }", ["static make<T>(_: T) -> [T]"]),
        (
            "func a(\n  done: @escaping (Int, // first\n String) -> Void\n) {}",
            ["a(done: @escaping (Int, String) -> Void)"]
        ),
        ("init?(data: Data) {}", ["init?(data: Data)"]), ("subscript(i: Int) -> A { b }", ["subscript(_: Int) -> A"]),
        ("func a() -> B where C: D {}", ["a() -> B"]), ("let a = Foo.init()", ["a = call"]),
        ("let a: [Int: String] = [:], b = 2", ["a: [Int: String]"]), ("func a(b: Int...) {}", ["a(b: Int...)"]),
        ("static func == (lhs: A, rhs: A) -> Bool { true }", []), ("func a(_ b: inout Int) {}", ["a(_: inout Int)"]),
    ])
    func headsAreRead(_ source: String, _ pictures: [String]) {
        #expect(members(of: "struct A {\n\(source)\n}").map(picture) == pictures, "\(source)")
    }

    @Test func casesAreRead() {
        let found = members(of: "enum A: String { case a, b(Int, x: String), `default` = \"c\"\n indirect case d(A) }")
        #expect(found.map(picture) == ["static a", "static b(_: Int, x: String)", "static default", "static d(_: A)"])
    }

    @Test func membersOfInnerTypesAreTheirOwn() {
        let types = projectFacts(of: [
            SourceFile(path: "A.swift", text: "class A<T> { struct B { let c: T }\n let d: B }")
        ]).types
        #expect(types.declarations(of: "A").first?.generics == ["T"])
        #expect(types.declarations(of: "A").flatMap(\.members).map(picture) == ["d: B"])
        #expect(types.declarations(of: "A.B").flatMap(\.members).map(picture) == ["c: T"])
    }

    private func members(of text: String) -> [DeclaredMember] {
        projectFacts(of: [SourceFile(path: "A.swift", text: text)]).types.declarations(of: "A").flatMap(\.members)
    }

    private func picture(_ member: DeclaredMember) -> String {
        var text = (member.isStatic ? "static " : "") + member.name + (member.isFailable ? "?" : "")
        if let signature = member.signature {
            let parameters = signature.parameters.map { parameter in
                "\(parameter.label ?? "_"): \(parameter.type)" + (parameter.hasDefault ? "=" : "")
                    + (parameter.isVariadic ? "..." : "")
            }
            text += signature.generics + "(\(parameters.joined(separator: ", ")))"
            if let result = signature.result { text += " -> " + result }
        }
        if let type = member.type { text += ": " + type }
        switch member.value {
        case .literal(let type, _): text += " = " + type
        case .call: text += " = call"
        default: break
        }
        return text
    }
}
