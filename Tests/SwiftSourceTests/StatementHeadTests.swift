import Refactor
import Testing

/// What stands around a statement's blocks is a fact, so that nobody reads its text again.
struct StatementHeadTests {
    @Test(arguments: [
        ("guard let self = self else { return }", ["self"]),
        ("guard let self, a.b else { return }", ["self", "a.b"]),
        ("if let c = d, case .e = f { g() }", ["d", "f"]),
        ("while isOn { g() }", ["isOn"]), ("for a in b { }", []), ("g()", []),
    ])
    func conditionsAreToldInOrder(_ source: String, _ expected: [String]) throws {
        #expect(try Self.first(source).head.conditions.map(picture) == expected)
    }

    @Test(arguments: [
        ("if a { } else { }", true), ("if a { } else if b { }", false), ("if a { } else if b { } else { }", true),
        ("switch a { case 1: b() default: c() }", true), ("if a { }", false), ("a()", false),
    ])
    func oneBranchIsTakenInAnyCase(_ source: String, _ isExhaustive: Bool) throws {
        #expect(try Self.first(source).head.isExhaustive == isExhaustive)
    }

    @Test(arguments: [
        ("a.b = c", "c"), ("a = b ? c : d", "b ? c : d"), ("a += b", "-"), ("a == b", "-"), ("let a = b", "-"),
    ])
    func theValueOfAnAssignmentHasAPlace(_ source: String, _ expected: String) throws {
        let file = SourceFile(path: "A.swift", text: controllerSource(running: source))
        let statement = try Self.first(source)
        let value = statement.head.assignedStart.map { file.text($0..<statement.range.upperBound) }
        #expect((value ?? "-") == expected)
    }

    @Test(arguments: [
        ("let a = b()", true), ("let a = \"\\(b)\"", true), ("let a = \"(b)\"", false), ("let a = 1, b = c()", true),
        ("let a = b.c // (d)", false), ("let a: (B) = c", false), ("let a: B", false),
    ])
    func parenthesesInAValueAreTold(_ source: String, _ expected: Bool) throws {
        #expect(try Self.first(source).head.hasParentheses == expected)
    }

    @Test(arguments: [
        ("a()\n\n  b()", true), ("a(); b()", false), ("a() // c\nb()", false), ("a()\n// c\nb()", false),
    ])
    func aStatementMayFollowAtOnce(_ source: String, _ expected: Bool) throws {
        #expect(try Self.body(source).block.statements.last?.followsAtOnce == expected)
    }

    @Test(arguments: [
        ("show(A(b: c), sender: nil)", "A(b: c)"), ("post(name: .done, object: 1)", ".done"), ("load { a() }", "-"),
        ("go(\"detail\")", "detail"), ("go()", "-"),
    ])
    func aCallHasItsFirstArgument(_ source: String, _ expected: String) throws {
        let facts = try read(controllerSource(running: source))
        let call = try #require(facts.types.first?.members.first).references.first { $0.usage == .call }
        #expect((call?.firstArgument?.spelling ?? "-") == expected)
    }

    @Test(arguments: [
        ("load { x() }", false), ("session?.load { x() }", true), ("session?.api.load(1) { x() }", true),
        ("isReady && load { x() }", true), ("a ?? load { x() }", true), ("isReady ? load { x() } : b", true),
        ("load(a ?? b) { x() }", false), ("load(text?.count) { x() }", false), ("load { x() } ?? a", false),
        ("run(session?.load { x() })", true), (#"log("a && b?.c").load { x() }"#, false),
    ])
    func aClosureMayBeSkipped(_ source: String, _ mayBeSkipped: Bool) throws {
        let blocks = try Self.first(source).blocks
        #expect(blocks.first { $0.kind == .closure }?.closure?.mayBeSkipped == mayBeSkipped)
    }

    @Test(arguments: [
        ("let a = 1", "plain"), ("var a = 1", "plain"), ("async let a = b()", "awaited"),
        ("weak var a = b", "other"), ("@Flag var a = b", "other"), ("if let a = b { }", "other"),
    ])
    func wordsBeforeANameAreTold(_ source: String, _ introducer: String) throws {
        let local = try Self.body(source).locals.first { $0.name == "a" }
        #expect(local.map { "\($0.introducer)" } == introducer)
    }

    @Test(arguments: [
        ("x.title = y", "write title"), ("x.title == y", "read title"), ("x?.show(1)", "call show"),
        ("x.title.text = y", "read title"), ("(x.title)", "read title"), ("x", "-"), ("f(x)", "-"), ("x[0].b", "-"),
    ])
    func theMemberBehindANameIsTold(_ source: String, _ expected: String) throws {
        let member = try #require(Self.body("let x = y; \(source)").locals.first { $0.name == "x" }).uses.first?.member
        #expect((member.map { "\($0.usage) \($0.name)" } ?? "-") == expected)
    }

    @Test func wordsThatBindCodeToItsPlaceAreTold() throws {
        let anchors = try Self.body(
            "log(#function, #fileID, #line); if #available(iOS 13, *) { a() }; #if DEBUG\nb()\n#endif"
        ).anchors
        #expect(
            anchors.map(\.kind) == [
                .place("#function"), .place("#file"), .place("#line"), .availability, .place("#if"),
            ])
        #expect(try Self.body("log(\"#function #if available(\")").anchors == [])
    }

    @Test func namesBeforeAMemberAreTold() throws {
        let facts = try read(controllerSource(running: "DispatchQueue.main.async { [weak self] in self?.api.load() }"))
        let references = try #require(facts.types.first?.members.first).references
        #expect(references.first { $0.name == "async" }?.path == ["DispatchQueue", "main"])
        #expect(references.first { $0.name == "load" }?.path == ["api"])
        #expect(references.first { $0.name == "api" }?.selfName == "self")
    }

    private static func body(_ statements: String) throws -> BodyFact {
        try #require(try read(controllerSource(running: statements)).types.first?.members.first?.tree)
    }

    private static func first(_ statements: String) throws -> StatementNode {
        try #require(try body(statements).block.statements.first)
    }

    private func picture(of value: Expression) -> String {
        switch value {
        case .selfValue: "self"
        case .name(let name, _): name
        case .member(let base?, let name): picture(of: base) + "." + name
        default: "?"
        }
    }
}
