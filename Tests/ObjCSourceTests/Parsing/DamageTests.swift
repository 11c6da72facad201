import Refactor
import Testing

@testable import ObjCSource

/// What cannot be read is unparsed, and nothing around it is.
struct DamageTests {
    @Test(arguments: [
        (#"a(); b c d e(; f();"#, #"b c d e(;"#), (#"a(); [b]; c();"#, "[b]"), (#"x = ; y();"#, "x = ;"),
        (#"if (a +) { b(); }"#, "(a +)"), (#"a(b, c d e f, g);"#, "c d e f"), (#"x = @[a, b c];"#, "@[a, b c]"),
        (#"a(^{ x = ; b(); });"#, "x = ;"), (#"for (a b c) { d(); }"#, "(a b c)"), (#"else { a(); }"#, "else { a(); }"),
    ])
    func damageIsSmall(source: String, unparsed: String) {
        #expect(spans("void f(void) { " + source + " }") == [unparsed])
    }

    @Test func aMissingBraceDamagesOneMethod() throws {
        let source = """
            @implementation A
            - (void)a {
                if (x) {
                b();
            }
            - (void)c { d(); }
            - (void)e { f(); }
            @end
            """
        let tree = TreePicture(source).tree
        let implementation = try #require(tree.child(tree.root, of: .implementation))
        let methods = tree.children(implementation, of: .methodDefinition)
        #expect(methods.map { tree.holdsUnparsed($0) } == [true, false, false])
    }

    @Test func aBraceTooManyDamagesNoMethod() throws {
        let source = "@implementation A\n- (void)a { } }\n- (void)b { }\n@end"
        let tree = TreePicture(source).tree
        let implementation = try #require(tree.child(tree.root, of: .implementation))
        #expect(
            tree.children(implementation).map { tree.kind($0) } == [
                .name, .methodDefinition, .unparsed, .methodDefinition,
            ])
    }

    @Test func membersThatAreNoneAreUnparsed() {
        #expect(spans("@interface A\n@property;\n- (void);\n- (void)b;\n@end") == ["@property;", "- (void);"])
    }

    @Test func deepExpressionsAreUnparsed() {
        let deep = String(repeating: "(", count: 300) + "x" + String(repeating: ")", count: 300)
        #expect(spans("void f(void) { a(); x = \(deep); b(); }").count == 1)
        let fine = String(repeating: "(", count: 60) + "x" + String(repeating: ")", count: 60)
        #expect(spans("void f(void) { x = \(fine); }").isEmpty)
    }

    @Test func longChainsAreNotDeep() {
        let chain = (0..<500).map { "if (x == \($0)) { a(); }" }.joined(separator: " else ")
        #expect(spans("void f(void) { \(chain) }").isEmpty)
        #expect(spans("void f(void) { x = \((0..<500).map { "a\($0)" }.joined(separator: " + ")); }").isEmpty)
        #expect(spans("void f(void) { x\(String(repeating: ".a(b)[1]", count: 500)); }").isEmpty)
    }

    private func spans(_ source: String) -> [String] {
        let tree = TreePicture(source).tree
        return tree.nodes.indices.filter { tree.nodes[$0].kind == .unparsed }.map { tree.text(Int32($0)) }
    }
}
