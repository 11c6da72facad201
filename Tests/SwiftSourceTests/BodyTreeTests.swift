import Refactor
import SwiftSource
import Testing

@Suite struct BodyTreeTests {
    @Test func statementsHaveKinds() throws {
        try expectTree(
            """
            load()
            let a = 1
            defer { close() }
            func inner() { b() }
            struct S { func f() { c() } }
            typealias T = Int
            outer: while a { break outer }
            throw x
            return a
            """,
            """
            expression load()
            declaration let a = 1
            deferred defer { close() }
              deferred
                expression close()
            localFunction func inner() { b() }
              function
                expression b()
            localType struct S { func f() { c() } }
            localType typealias T = Int
            loop outer: while a { break outer }
              loop
                jump break outer
            jump throw x
            returning return a
            """)
    }

    @Test func branchesAreBlocks() throws {
        try expectTree(
            """
            if a { b() } else if c { d() } else { e() }
            guard f(x, { g() }) else { return }
            switch s {
            case .a: one()
              two()
            case .b where h { i() }, .c: break
            default: three()
            }
            do { try k() } catch let e as E { l() } catch { m() }
            """,
            """
            choice if a { b() } else if c { d() } else { e() }
              branch
                expression b()
              branch
                expression d()
              branch
                expression e()
            guarding guard f(x, { g() }) else { return }
              closure
                expression g()
              branch
                returning return
            choice switch s {
              branch
                expression one()
                expression two()
              closure
                expression i()
              branch
                jump break
              branch
                expression three()
            attempt do { try k() } catch let e as E { l() } catch { m() }
              branch
                expression try k()
              branch
                expression l()
              branch
                expression m()
            """)
    }

    @Test func closuresBelongToTheirStatement() throws {
        try expectTree(
            "run(x.map { $0.y { z() } }) { [weak self] in a() } then: { b() }",
            """
            expression run(x.map { $0.y { z() } }) { [weak self] in a() } then: { b() }
              closure
                expression $0.y { z() }
                  closure
                    expression z()
              closure
                expression a()
              closure
                expression b()
            """)
    }

    @Test func choicesAsValuesHaveBlocks() throws {
        try expectTree(
            "let x = if a { 1 } else { 2 }; var y: Int { go() }",
            """
            declaration let x = if a { 1 } else { 2 }
              branch
                expression 1
              branch
                expression 2
            declaration var y: Int { go() }
              function
                expression go()
            """)
    }

    @Test func loopsAreBlocks() throws {
        try expectTree(
            "for a in b { c { d() } }; repeat { e() } while f { g() }",
            """
            loop for a in b { c { d() } }
              loop
                expression c { d() }
                  closure
                    expression d()
            loop repeat { e() } while f { g() }
              loop
                expression e()
              closure
                expression g()
            """)
    }

    @Test func conditionalCompilation() throws {
        try expectTree(
            """
            #if DEBUG
            a()
            #elseif X
            b()
            #else
            c()
            #endif
            switch d {
            #if DEBUG
            case .a: e { f() }
            #endif
            default: g()
            }
            """,
            """
            conditional #if DEBUG
              conditional
                expression a()
              conditional
                expression b()
              conditional
                expression c()
            choice switch d {
            """)
    }

    @Test func commentsBelongToTheirStatement() throws {
        try expectWholes(
            """
              // nobody's

            «  // one
              /// two
              a() // three
            »
            «  b()
            »  // MARK: - Mark
            «  c(); // behind
            »  «d()»; «e()»
            «  f(
              ) /* four */
            »  // at the end
            """)
        try expectWholes("«/* a */ a()\n»/* b\n */ «b()» /* c\n */ «c()»\n«d()\n»")
        try expectWholes("if a { // here\n}".withMarkers)
    }

    @Test func statementsBesideBracesAreBare() throws {
        let facts = try read("class A { func run() { load() } }")
        let statement = facts.types[0].members[0].tree?.block.statements.first
        #expect(statement?.whole == statement?.range)
        #expect(statement.map { facts.file.text($0.range) } == "load()")
    }

    @Test func blocksSpanWhatLiesBetweenTheirBraces() throws {
        let facts = try read("class A { func run() { switch a { case .b: c(); default: d() } } }")
        let body = try #require(facts.types[0].members[0].tree)
        let blocks = allBlocks(in: body.block).map { facts.file.text($0.range) }
        #expect(blocks == [" switch a { case .b: c(); default: d() } ", " c(); ", " d() "])
    }

    @Test func longLiteralsAreListed() throws {
        try expectLongLiterals("let a = \"\"\"\n  x\n  \"\"\"; b(\"c\", #\"\"\"\n  y\n  \"\"\"#)", count: 2)
        try expectLongLiterals("a(\"b\")", count: 0)
    }

    @Test func whichMembersHaveATree() throws {
        let facts = try read(
            """
            class A {
              init() { a() }
              deinit { b() }
              var c: Int { 1 }
              var d: Int { get { 2 } }
              var e: Int { get { 3 } set { f() } }
              var g = { h() }()
              var i = 1, j = 2
              subscript(k: Int) -> Int { k }
              class func l() {}
              struct M {}
            }
            """)
        let found = facts.types[0].members.filter { $0.tree != nil }.map(\.id)
        #expect(found == ["init()", "deinit", "c", "d", "subscript(_:)", "l()"])
    }

    @Test func receiversOfMembersOfSelf() throws {
        try expectReceivers(
            """
            self.a(); b(); self?.c(); self!.d(); Self.e(); A.f(); other.g(); super.h()
            let strongSelf = self
            strongSelf.i = 1
            self
              .j.k()
            """,
            [
                "self. a", "- b", "self?. c", "self!. d", "- Self", "- e", "- A", "- f", "- other", "- g", "- h",
                "strongSelf. i", "self\n  . j", "- k",
            ])
    }
}

extension String {
    /// The text marked as one statement.
    fileprivate var withMarkers: String { "«" + self + "\n»" }
}
