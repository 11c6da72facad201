import Refactor
import SwiftSource
import Testing

@Suite struct ScopeTests {
    @Test func parametersAndLocalsShadow() throws {
        let source = "class A { func run(id: Int, with name: T, _ x: Int = limit) { print(id, name, with, x) } }"
        try expectReferences(
            ofMember: "run(id:with:_:)", in: source,
            [
                "type Int", "type T", "type Int", "read limit", "call print(_:_:_:_:) statement", "read with",
            ])
        try expectNames("let name = name; use(name); let (a, b) = c; use(a, b); var d = 1, e = d", "name use c use")
    }

    @Test func aLocalBeginsWithItsDeclaration() throws {
        try expectNames("use(name); let name = 1; use(name)", "use name use")
        try expectNames("do { let name = 1; use(name) }; use(name)", "use use name")
    }

    @Test func conditionsBindInsideOnly() throws {
        try expectNames(
            "if let name = find(name) { use(name) } else { use(name) }; use(name)", "find name use use name use name")
        try expectNames("if let a = b, let c = a.d, c == e { f(a, c) } else if let g = a { h(g) }", "b e f a h")
        try expectNames("while let name = next() { use(name) }; use(name)", "next use use name")
        try expectNames("if let name { use(name) }; use(name)", "name use use name")
        try expectNames("let name = 1; if let name { use(name) }; guard let name else { return }", "use")
        try expectNames("let cell = make(); run { [weak cell] in cell?.go() }", "make run")
    }

    @Test func guardBindsBehindItself() throws {
        try expectNames("guard let name = find() else { use(name); return }; use(name)", "find use name use")
        try expectNames("guard let (a, b) = find() else { return }; use(a, b)", "find use")
        try expectNames("do { guard let name = find() else { return } }; use(name)", "find use name")
        try expectNames("guard case .some(let x) = y, let z else { return }; use(x, z)", "y z use")
    }

    @Test func loopsAndPatterns() throws {
        try expectNames("for item in item { use(item) }; use(item)", "item use use item")
        try expectNames("for (i, case_) in list.enumerated() where i > low { use(case_) }", "list low use")
        try expectNames(
            "for case let .some(x) in list { use(x) }; for case let y? in list { use(y) }", "list use list use")
        try expectNames("if case let .loaded(user, (a, _)) = state { use(user, a) }; use(user)", "state use use user")
        try expectNames("if case .loaded(let user) = user { use(user) }", "user use")
        try expectNames("if case limit...high = value { }", "limit high value")
        try expectNames("for x: Int in list { use(x) }", "Int list use")
    }

    @Test func switchCasesBindForThemselves() throws {
        try expectNames(
            """
            switch state {
            case .one(let user), .two(let user, _): use(user)
            case let .three(name) where name == other: use(name)
            case is Foo: use(user)
            case let x as Bar: use(x)
            case (let a, limit): use(a)
            case .four(title): use(title)
            case let (.five(b), c?): use(b, c)
            #if DEBUG
            case .six: debug()
            #endif
            default: use(name)
            }
            """,
            "state use other use Foo use user Bar use limit use title use title use debug use name")
    }

    @Test func errorsAreLocalInCatch() throws {
        try expectNames("do { try go() } catch { show(error) }; show(error)", "go show show error")
        try expectNames(
            "do { try go() } catch let problem as E { show(problem) } catch E.a { show(error) }",
            "go E show E show error")
        try expectNames("do { try go() } catch where error.isFatal { show(error) }", "go show")
    }

    @Test func closuresAndLocalFunctions() throws {
        try expectNames(
            "run { name in use(name) }; run { (name: T, _ other: U) -> V in use(name, other) }; use(name)",
            "run use run T U V use use name")
        try expectNames("func helper() { use(name) }; let name = 1", "use")
        try expectNames(
            "helper(1); func helper(_ id: Int) { use(id, name); helper(2) }; use(id)", "Int use name use id")
        try expectNames("func f<T>(x: T) where T: P {}; let y: T", "P T")
        try expectNames("run { func inner() {}; inner() }; inner()", "run inner")
    }

    @Test func aParameterOfAWrapperBindsItsValueToo() throws {
        try expectNames("run { $item in use(item, $item) }; use(item)", "run use use item")
    }

    @Test func valuesHideNoTypes() throws {
        try expectNames("let t = 1; let u: t = v; use(u)", "t v use")
        try expectNames("struct S {}; let s: S = make(); run { S in s as S }", "make run")
    }

    @Test func anotherSelfIsNotTheController() throws {
        try expectReferences(
            "guard let self = other else { return }; self.go(); go()", ["read other", "call go statement"])
        try expectReferences(
            "let me = self; guard let self = me else { return }; self.go()", ["call self.go statement"])
    }

    @Test func localTypesHaveTheirOwnSelf() throws {
        try expectNames(
            """
            struct Row { var title = 1; func go() { self.title = title; Self.x(); other() }
                init(a: Int) { title = a }; subscript(i: Int) -> Int { i } }
            let r = Row()
            class K: Base { override func go() { super.go(); guard let self = self else { return }; self.stop() } }
            """, "other Int Int Int Base")
        try expectNames("struct S { init<T>(t: T) where T: P {}; subscript<U>(u: U) -> U where U: Q { u } }", "P Q")
    }

    @Test func accessorsKnowTheirValue() throws {
        let source = """
            class A {
                var a: Int { get { newValue } set { x = newValue } }
                var b: Int { get { 1 } set(v) { x = v; y = newValue } }
                var c = 1 { willSet { x = newValue } didSet { x = oldValue; y = newValue } }
                var d = 1 { willSet(v) { x = v } didSet(w) { x = w } }
                subscript(i: Int) -> Int { get { i } set { x = newValue + i } }
                lazy var e: T = { [unowned self] in let t = T(self.x); t.y = y; return t }()
            }
            """
        try expectReferences(ofMember: "a", in: source, ["type Int", "read newValue", "write x statement"])
        try expectReferences(
            ofMember: "b", in: source, ["type Int", "write x statement", "write y statement", "read newValue"])
        try expectReferences(
            ofMember: "c", in: source, ["write x statement", "write x statement", "write y statement", "read newValue"])
        try expectReferences(ofMember: "d", in: source, ["write x statement", "write x statement"])
        try expectReferences(ofMember: "subscript(_:)", in: source, ["type Int", "type Int", "write x statement"])
        try expectReferences(
            ofMember: "e", in: source, ["type T", "call T(_:) closure", "read self.x closure", "read y closure"])
    }

    @Test func localVariablesWithAccessors() throws {
        try expectNames(
            "var a: Int { b }; var c = 1 { didSet { d(oldValue) } }; lazy var e = f; use(a, c, e)", "Int b d f use")
    }

    @Test func attributesOfMembersAreRead() throws {
        try expectReferences(
            ofMember: "a", in: "class A { @Default(key: Keys.name, other: limit) var a: Int }",
            ["read Keys dereferenced", "read limit", "type Int"])
    }

    @Test func statementsHaveDepth() throws {
        try expectStatements(
            """
            load()
            if a {
                b()
            } else { c() }
            run { x in
                d()
                switch e { case 1: f() default: break }
            }
            func g() {
                h()
            }
            """,
            [
                "0 load()", "0 if a {", "1 b()", "1 c()", "0 run { x in", "1 d()", "1 switch e { case 1: ", "2 f()",
                "2 break",
                "1 h()",
            ])
    }

    @Test func statementsOfAccessorsBeginAtZero() throws {
        let members = try #require(
            try read("class A { var a: Int { b(); return 1 }\nvar c = 1 { didSet { d() } }\ninit() { e() } }").types
                .first
        ).members
        #expect(members.map { $0.statements.map(\.depth) } == [[0, 0], [0], [0]])
    }
}
