import Testing

@Suite struct LocalTests {
    @Test func parameters() throws {
        try expectLocals(
            "a(id, b, c, list)",
            """
            id: parameter Int | 2
            var b: parameter inout [T] | 6
            c: parameter @escaping () -> Void | 9
            list: parameter [Int] | 12
            """, head: "func run(id: Int, with b: inout [T], _ c: @escaping () -> Void, list: Int...)")
        try expectLocals("let x: T = a as T", "T: localType | 7 16\nx: binding T = ? |", head: "func run<T>()")
    }

    @Test func bindings() throws {
        try expectLocals("let a = 1; b(a)", "a: binding = Int | 13")
        try expectLocals("let a: Int; a = 1; b(a)", "a: binding Int | 12! 21")
        try expectLocals("var a, b: Int", "var a: binding Int |\nvar b: binding Int |")
        try expectLocals("let (a, b) = c; d(b)", "a: pattern c 0/2 |\nb: pattern c 1/2 | 18")
        try expectLocals("let a = a; b(a)", "a: binding = a | 13")
        try expectLocals("let me = self; me.a()", "me: selfName | 15!")
        try expectLocals("let `in` = 1; a(`in`)", "in: binding = Int | 16")
    }

    @Test func shadowing() throws {
        try expectLocals(
            "let a = 1; do { let a = a; b(a) }; c(a)", "a: binding = Int | 24 37\na: binding = a | 29")
        try expectLocals(
            "b(id); let id = id; c(id)", "id: parameter Int | 2 16\nid: binding = id | 22", head: "func run(id: Int)")
        try expectLocals("run { a in b(a) }; c(a)", "a: closureParameter 0 of 0 of run() | 13")
    }

    @Test func unwrapping() throws {
        try expectLocals(
            "let x = y; if let x = x { a(x) } else { b(x) }",
            "x: binding = y | 22 42\nx: unwrapped = x | 28")
        try expectLocals("let x = y; if let x { a(x) }; b(x)", "x: binding = y | 18 32\nx: unwrapped = x | 24")
        try expectLocals("guard let x = y() else { a(x); return }; b(x)", "x: unwrapped = y() | 43")
        try expectLocals(
            "if var x: T = y, let z = x.z { x = 1; a(z) }", "var x: unwrapped T = y | 25 31!\nz: unwrapped = x.z | 40")
        try expectLocals("guard let (a, b) = c else { return }; d(a)", "a: pattern c ? 0/2 | 40\nb: pattern c ? 1/2 |")
        try expectLocals("run { [weak self] in guard let self else { return }; self.a() }", "self: selfName | 53!")
        try expectLocals("while let a = b() { c(a) }; d(a)", "a: unwrapped = b() | 22")
    }

    @Test func patterns() throws {
        try expectLocals("if case .a(let x) = y { b(x) }; c(x)", "x: pattern y .a(0/1) | 26")
        try expectLocals(
            "if case let .a(x, (y, _)) = z { b(y) }", "x: pattern z .a(0/2) |\ny: pattern z .a(1/2) 0/2 | 34")
        try expectLocals("switch a { case .b(var x): c(x)\ndefault: d(x) }", "var x: pattern a .b(0/1) | 29")
        try expectLocals(
            "switch a { case .b(let x), E.c(let x): d(x) }", "x: pattern a .b(0/1) | 41\nx: pattern a E.c(0/1) | 41")
        try expectLocals("switch a { case let x where x.b: c(x)\ncase b(x): break }", "x: pattern a | 28 35")
        try expectLocals("if case .a(.some(let x)?) = b { }", "x: pattern b .a(0/1) ? ? |")
        try expectLocals("if case let x as T = b { }", "x: pattern b as T |")
        try expectLocals("if case a(let x) = b { }", "x: pattern |")
        try expectLocals("let x = 1; if case x = y { }", "x: binding = Int | 19")
    }

    @Test func loopsAndErrors() throws {
        try expectLocals("for a in a { b(a) }; c(a)", "a: element a | 15")
        try expectLocals("let a = b(); for c in a { d(c) }", "a: binding = b() | 22\nc: element a | 28")
        try expectLocals("for (a, b) in c { d(b) }", "a: pattern element c 0/2 |\nb: pattern element c 1/2 | 20")
        try expectLocals("for case let a? in b { c(a) }", "a: pattern element b ? | 25")
        try expectLocals("for var a in b { a += 1 }", "var a: element b | 17!")
        try expectLocals("do { try a() } catch { b(error) }; c(error)", "error: caught | 25")
        try expectLocals("do { try a() } catch let e { b(e) }", "e: caught | 31")
        try expectLocals("do { try a() } catch let e as E { b(e) }", "e: pattern caught as E | 36")
        try expectLocals("do { try a() } catch E.b(let e) { c(e) }", "e: pattern caught E.b(0/1) | 36")
    }

    @Test func closures() throws {
        try expectLocals(
            "run(1, b: { x, y in a(y) })",
            "x: closureParameter 0 of 1 of run() |\ny: closureParameter 1 of 1 of run() | 22")
        try expectLocals(
            "run(1) { (x: inout T) -> U in a(x) } then: { z in }",
            "var x: closureParameter T 0 of 1 of run() | 32\nz: closureParameter 0 of 2 of run() |")
        try expectLocals(
            "run { a($1, $0) }", "$0: closureParameter 0 of 0 of run() | 12\n$1: closureParameter 1 of 0 of run() | 8")
        try expectLocals(
            "run { $0.a { b($0) } }",
            "$0: closureParameter 0 of 0 of run() | 6!\n$0: closureParameter 0 of 0 of ?.a() | 15"
                .replacing("?.a", with: "$0.a"))
        try expectLocals("run { if a { b($0) }; c($0) }", "$0: closureParameter 0 of 0 of run() | 15 24")
        try expectLocals("let f = { x in x }", "f: binding = ? |\nx: closureParameter 0 of 0 of nothing | 15")
    }

    @Test func captures() throws {
        try expectLocals(
            "let b = c; run { [weak b] in b?.d() }; e(b)", "b: binding = c | 23 41\nb: pattern | 29!")
        try expectLocals("let b = c; run { [b] in d(b) }", "b: binding = c | 18\nb: binding = b | 26")
        try expectLocals("run { [b = self.c] in d(b) }", "b: binding = self.c | 24")
        try expectLocals("run { [weak self, me = self] in me.a() }", "me: selfName | 32!")
        try expectLocals(
            "let b = c; run { [weak b] in guard let b else { return }; d(b) }",
            "b: binding = c | 23\nb: pattern | 39\nb: unwrapped = b | 60")
    }

    @Test func functionsAndTypes() throws {
        try expectLocals(
            "a(1); func a(_ x: Int) { b(x); a(2) }", "a: function | 0 31\nx: parameter Int | 27")
        try expectLocals("struct S { let a: Int }; let s: S = S(a: 1)", "S: localType | 32 36\ns: binding S = S() |")
        try expectLocals("func f() { g(later) }; let later = 1; f()", "f: function | 38\nlater: binding = Int | 13")
        try expectLocals("let a = 1; struct S { let a: Int; func f() { b(a) } }", "a: binding = Int |\nS: localType |")
        try expectLocals(
            "var a: Int = 1 { didSet { b(oldValue) } willSet(next) { c(next) } }",
            "var a: binding Int = Int |\noldValue: accessorValue | 28\nnext: accessorValue | 58")
    }

    @Test func namesThatAreNotLocal() throws {
        try expectLocals("let a = 1; b.a(a: a, \\.a); c.a = self.a", "a: binding = Int | 18")
        try expectLocals("let a = 1; let b: a = #selector(c.a)", "a: binding = Int |\nb: binding a = Selector |")
        try expectLocals("let i = 1; a(\\B.c[i].d)", "i: binding = Int | 18")
    }

    @Test func whatMayChange() throws {
        let head = "func run(x: X)"
        try expectLocals("x = 1; x += 1; x.y = 2; x[0] = 3", "x: parameter X | 0! 7! 15! 24!", head: head)
        try expectLocals("a(x.y, x[0], x == b, x < c)", "x: parameter X | 2 7 13 21", head: head)
        try expectLocals("a(&x, &x.y[0])", "x: parameter X | 3! 7!", head: head)
        try expectLocals("x.append(1); x?.y.z(); x![0].y(); x()", "x: parameter X | 0! 13! 23! 34", head: head)
        try expectLocals("(a, x) = b; (x as? Y)?.z = 1", "x: parameter X | 4! 13!", head: head)
        try expectLocals("try x.y(); x <- 1; a(-x); x++", "x: parameter X | 4! 11! 22 26!", head: head)
        try expectLocals("x.y().z(); a(x).b(); a[x] = 1", "x: parameter X | 0! 13 23", head: head)
    }

    @Test func conditionalCompilation() throws {
        try expectLocals(
            "#if A\nlet x = 1\n#else\nlet x = 2\n#endif\na(x)", "x: binding = Int | 41\nx: binding = Int | 41")
    }
}
