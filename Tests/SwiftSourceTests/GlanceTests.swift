import Refactor
import SwiftSource
import Testing

/// Which files a glance is enough for, and that it sees what a parse sees.
struct GlanceTests {
    private func file(_ text: String) -> SourceFile { SourceFile(path: "A.swift", text: text) }

    private func expectSame(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let glance = SwiftLanguage().glancedAppFile(of: file(text))
        #expect(glance != nil, "needs a parse: \(text)", sourceLocation: sourceLocation)
        #expect(glance == SwiftLanguage().parsedAppFile(of: file(text)), "\(text)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "import UIKit\n@testable import struct A.B\nlet name = \"Main\", other: String = \"a b\"\n#if DEBUG\nlet c = \"d\"\n#endif",
        "/* a /* nested */ comment */ final class A<T: B & C>: D<E>, F where T.G == H { let a: Int }",
        "@MainActor\n@objc(AA) public final class A: NSObject {}\nextension A.B: C where Self == D {\n}\nactor E {}",
        "protocol A: AnyObject, class {\n associatedtype T: B\n var a: Int { get set }\n func b(_ c: T) async throws -> [D?]\n}",
        "enum A: String { case a, b = \"x\", c(Int, d: [E], _ f: G.H? = .i); indirect case d(_: () -> A)\n struct B { enum C {} } }",
        "typealias A = B\n#if DEBUG\npublic typealias C<T> = D<T> & E.F\n#else\ntypealias C = [G]\n#endif\nprivate typealias H = (I) -> J",
        "struct A { subscript(i: Int) -> B { b[i] }\n deinit { c() }\n typealias D = (E) -> F\n static func == (l: A, r: A) -> Bool { true } }",
    ])
    func declarations(_ text: String) { expectSame(text) }

    @Test(arguments: [
        "let a: B", "weak var a: (any B & C)?", "unowned(unsafe) let a: B!", "private(set) lazy var a = B(c: { d() })",
        "static let a = [B(), C()], b = 1", "var a: B { b() }", "var a: B { get { b() } set { c(newValue) } }",
        "var a = b() { didSet { c() } willSet(d) { e(d) } }", "let a: [String: B<C, (D, e: E) -> F>]?",
        "let a: () -> Void = { b() }", "var a: B { mutating get { c } }", "@Published private var a = B.shared",
        "let a: A.B<C>.D.Type", "let a: [[B]]", "var a: some View { if b { C() } else { D() } }",
    ])
    func properties(_ text: String) { expectSame("class A { \(text) }") }

    @Test(arguments: [
        "a.b?.c!.d(e: f, g) { $0.h() } i: { j in k(j) }", "let a = b as? C ?? D<E>(f), (g, h) = i", "_ = a.b(c)",
        "a = b", "self.a.b = c ? d() : e()", "return a < b && c > d", "let a: B = .init(c)", "a[b(c)].d(e)",
        "try await a.b()", "let a = try? b()", "guard let a, let b = c(), case .d(let e) = f(g) else { return h() }",
        "if let a = b as? C { d(a) } else if case let .e(f, _)? = g, f == 1 { h() } else { i() }",
        "switch a { case .b(let c) where d(c): e(); f()\n case is G, \"h\": i\n default: break }",
        "for a in b.c where d { e(a) }; for (f, g) in h() { i() }; for case let j? in k { l(j) }",
        "while a(b) { c() }; repeat { d() } while e(); defer { f() }; do { try g() } catch let h as I { j(h) } catch { k() }",
        "b.map { C($0) }.forEach { [weak self] (d: D, e) -> E in self?.f(d) }", "b.forEach { c, _ in d(c) }",
        "a = b.map { c in switch c { case .d: E(c); case .f: g(); H(c) } }; b.map { switch $0 { default: C { d() } } }.e()",
        "let a = if b { C() } else { D() }", "let a = switch b { case .c: C() default: D() }", "throw A(b)",
        "func a(b: C = D()) -> E { F() }; struct G { func h() { i() } }", "lazy var a: B = { C() }()", "{ a() }()",
        "a.b(c: d:)", "e(f(g:), \\.h.i, #selector(j), -k(l), !m.n { o() }, &p, q...)", "a\n    .b()\n    .c { d }",
        "a(\"b\", \"b c\", \"\\(d)\", \"e\\n\", #\"f\"#, \"\"\"\n    g\n    h\n    \"\"\")", "[a: B(), c: D()].e()",
        "a(#\"\"\"\n    g \"\"\" h \\(i)\n    j\n    \"\"\"#)",
        "switch a { case \"b\", \"c d\": e(); case \"f\" where g: h(); default: i() }",
        "switch a { case is B: c(); case let d as E: f(); case is G.H, let i as J where k: l(); case is M<N>: o()\n default: p() }",
        "switch a { case is any B: c(); case (let d as E, _): f(); case .g(let h as I): j(); case var k as L.M: n()\n default: o() }",
        "(a ?? b).c(); (d)(e); f()(); [G]().h()", "a.reduce(0, +)", "if #available(iOS 15, *), a { b() }",
        "a: for b in c { continue a }", "B.self.c(); D<E.F>.g(); super.h(); Self.i(); `default`.j()",
        "if a.contains(where: { $0 == b }) { c() }", "a.b = { [c] in d(c) }", "a += b() / c * 2.5e-3; d.0.1(e)",
    ])
    func bodies(_ text: String) {
        expectSame("class A {\n    func a(_ x: X, y: inout Y...) {\n        \(text)\n    }\n}")
        expectSame("class A { lazy var a = B { c in \(text) } }")
    }

    /// Statements put together by chance: a glance sees what a parse sees, or leaves it to one.
    @Test func anyStatement() {
        var glanced = 0
        for seed in 0..<1500 {
            var maker = SourceMaker(seed: seed)
            let text = "class A {\n    func a() {\n\(maker.statements(1))    }\n}\n"
            guard let glance = SwiftLanguage().glancedAppFile(of: file(text)) else { continue }
            glanced += 1
            #expect(glance == SwiftLanguage().parsedAppFile(of: file(text)), "\(text)")
        }
        #expect(glanced > 300, "\(glanced) need no parse")
    }

    @Test func oldMistakesStay() {
        // A brace behind a condition begins a body, whatever stands in the line above.
        expectSame("class A { func a() { if b\n{ c() } } }")
        expectSame("class A { func a() { lock(); defer { b() } } }")
        expectSame("class A { func a() { b(c)\n{ d in e(d) } } }")
    }

    @Test(arguments: [
        "class A { let a = /b+/ }", "class A { func b() { #if C\n d()\n #endif } }", "#Preview { A() }", "class Ä {}",
        "class A { func b() { c(", "infix operator +++", "print(a)", "class A { func b() { if c { d } { e() } } }",
        "class A { @B<C> var d: D }", "struct A { let b: [3 of C] }",
    ])
    func whatIsUncertainIsParsed(_ text: String) {
        #expect(SwiftLanguage().glancedAppFile(of: file(text)) == nil, "\(text)")
        #expect(SwiftLanguage().appFile(of: file(text)) == SwiftLanguage().parsedAppFile(of: file(text)))
    }
}
