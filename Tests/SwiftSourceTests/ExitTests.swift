import Testing

@Suite struct ExitTests {
    @Test func returns() throws {
        try expectExits("return", "plainReturn")
        try expectExits("return 1", "valueReturn")
        try expectExits("return load()", "valueReturn")
        try expectExits("guard a else { return }", "plainReturn")
        try expectExits("if a { return 1 } else { return }", "plainReturn valueReturn")
        try expectExits("switch a { case .b: return\ndefault: c() }", "plainReturn")
        try expectExits("#if DEBUG\nreturn\n#endif", "plainReturn")
    }

    @Test func othersReturnForThemselves() throws {
        try expectExits("run { return 1 }", "")
        try expectExits("run { a in guard a else { return }; b() }", "")
        try expectExits("func inner() throws { return; throw x }", "")
        try expectExits("struct S { func f() async throws { try await g(); return } }", "")
        try expectExits("var x: Int { return 1 }", "")
    }

    @Test func theOnlyExpressionIsTheResult() throws {
        try expectExits("1", "valueReturn", result: "-> Int")
        try expectExits("a(); b()", "", result: "-> Int")
        try expectExits("load()", "", result: "-> Void")
        try expectExits("if a { 1 } else { 2 }", "valueReturn", result: "-> Int")
        try expectExits("if a { b() }; c()", "", result: "-> Int")
        try expectExits("switch a { case .b: 1\ndefault: throw x }", "error valueReturn", result: "throws -> Int")
        try expectExits("a = 1", "", result: "-> Int")
        try expectExits("#if DEBUG\n1\n#else\n2\n#endif", "", result: "-> Int")
    }

    @Test func theOnlyExpressionOfAClosureOrBranchMayBeOne() throws {
        try expectInnerExits("class A { func f() { list.map { here() } } }", ["valueReturn"])
        try expectInnerExits("class A { func f() { load { here(); there() } } }", [""])
        try expectInnerExits("class A { func f() { load { () -> Void in here() } } }", [""])
        try expectInnerExits("class A { func f() { queue.async { here() } } }", [""])
        try expectInnerExits("class A { func f() { present(a, completion: { here() }) } }", [""])
        try expectInnerExits(
            "class A { func f() { go(in: 1) { here() } completion: { _ in here() } } }", ["valueReturn", ""])
        try expectInnerExits(
            "class A { func f() { let a = if b { here(1) } else { here(2) } } }", ["valueReturn", "valueReturn"])
        try expectInnerExits("class A { func f() { if b { here() } else { here() } } }", ["", ""])
        try expectInnerExits("class A { var f: Int { here() } }", ["valueReturn"])
        try expectInnerExits("class A { var f: Int { get { here() } } }", ["valueReturn"])
        try expectInnerExits("class A { init() { here() }\n}", [""])
        try expectInnerExits(
            "class A { var f: Int { switch b { case .c: here(1)\ncase .d: here(2)\n} } }",
            ["valueReturn", "valueReturn"])
        try expectInnerExits(
            "class A { func f() -> Int {\n#if DEBUG\nhere(1)\n#else\nhere(2)\n#endif\n} }",
            ["valueReturn", "valueReturn"])
        try expectInnerExits("class A { func f() { func g() -> Int { here() } } }", ["valueReturn"])
        try expectInnerExits(
            "class A { func f() { load { if b { here() } else { here() } } } }", ["valueReturn", "valueReturn"])
        try expectInnerExits("class A { func f() { load { if b { here() } } } }", [""])
    }

    @Test func jumpsStayInTheirLoop() throws {
        try expectExits("for a in b { if c { break }; continue }", "")
        try expectExits("switch a { case .b: break\ncase .c: fallthrough\ndefault: d() }", "")
        try expectExits("while a { switch b { case .c: continue\ndefault: break } }", "")
        try expectExits("repeat { break } while a", "")
        try expectExits("outer: for a in b { for c in d { continue outer } }", "")
    }

    @Test func jumpsToTheOutside() throws {
        try expectExitsInLoop("if c { break }", "jump")
        try expectExitsInLoop("if c { continue }", "jump")
        try expectExitsInLoop("for x in y { break outer }", "jump")
        try expectExitsInLoop("for x in y { continue outer }", "jump")
        try expectExitsInLoop("switch c { case .x: continue\ndefault: break }", "jump")
        try expectExitsInLoop("switch c { case .x: break outer\ndefault: break }", "jump")
        try expectExitsInLoop("inner: do { break inner }", "")
        try expectExitsInLoop("if c { g() }", "")
    }

    @Test func errors() throws {
        try expectExits("throw x", "error")
        try expectExits("let a = try b()", "error")
        try expectExits("a = try? b()", "")
        try expectExits("try! b()", "")
        try expectExits("a = try? b(try c())", "")
        try expectExits("do { try a() } catch { b() }", "")
        try expectExits("do { try a() } catch let problem { b() }", "")
        try expectExits("do { try a() } catch _ { b() }", "")
        try expectExits("do { try a() } catch let e as NSError { b() }", "")
        try expectExits("do { throw a } catch let e as E { b() }", "error")
        try expectExits("do { try a() } catch E.one { b() } catch { c() }", "")
        try expectExits("do { try a() } catch let e where e.b { c() }", "error")
        try expectExits("do { try a() } catch { throw b }", "error")
        try expectExits("do { try a() }", "error")
        try expectExits("do { do { try a() } catch E.b { } } catch { c() }", "")
        try expectExits("run { try a() }", "")
        try expectExits("for try await a in b { }", "error suspension")
    }

    @Test func suspensions() throws {
        try expectExits("await a()", "suspension")
        try expectExits("let a = try? await b()", "suspension")
        try expectExits("do { try await a() } catch { }", "suspension")
        try expectExits("async let a = b()", "suspension")
        try expectExits("for await a in b { }", "suspension")
        try expectExits("Task { await a() }", "")
        try expectExits("func inner() async { await a() }", "")
    }
}
