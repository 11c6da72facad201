import Refactor
import Testing

/// Where a name stands in a call.
struct UsePlaceTests {
    @Test(arguments: [
        ("x(1)", "callee"),
        ("x()", "callee"),
        ("x { }", "-"),
        ("x?(1)", "-"),
        ("x.go(1)", "-"),
        ("show(x)", "0 of show"),
        (#"show("a", to: [1, (2)], it: x) { x() }"#, "2 of show, callee"),
        ("page?.show(1, /* why */ it: x /* it is */)", "1 of show"),
        ("make(1).show(x, other(1))", "0 of show"),
        ("show(other(x), x)", "0 of other, 1 of show"),
        ("Page<Int>(x)", "0 of Page"),
        ("show(&x, -x, x.y, try x, x as T)", "-, -, -, -, -"),
        ("list[x] = (x, [x])", "-, -, -"),
        ("{ $0(1) }(x)", "-"),
    ])
    func theCallIsFound(_ statement: String, _ expected: String) throws {
        let facts = try read(controllerSource(running: "var x = y; \(statement)"))
        let locals = facts.types.first?.members.first?.tree?.locals ?? []
        let uses = try #require(locals.first { $0.name == "x" }).uses
        #expect(uses.map { picture(of: $0.place, in: facts.file) }.joined(separator: ", ") == expected)
    }

    private func picture(of place: LocalFact.Use.Place?, in file: SourceFile) -> String {
        switch place {
        case .callee: "callee"
        case .argument(let index, let callee):
            "\(index) of " + file.text(callee..<file.bytes.count).prefix { $0.isLetter }
        case nil: "-"
        }
    }
}
