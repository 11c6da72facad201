import Refactor
import Testing

@testable import ObjCSource

/// A file is read whole or refused.
struct ParseTests {
    @Test func invalidTextIsRefused() {
        let file = SourceFile(path: "A.m", bytes: Array("int a;\nint b; // ".utf8) + [0xFF, 0x0A])
        #expect(throws: ReadError.invalidUTF8(path: "A.m", line: 2)) { try parse(file) }
    }

    @Test(arguments: ["", " \n\t\r\n", "\u{FEFF}\n"])
    func nothingIsRefused(source: String) {
        #expect(throws: ReadError.empty(path: "A.m")) { try parse(SourceFile(path: "A.m", text: source)) }
    }

    @Test func commentsAloneAreAFile() throws {
        let tree = try parse(SourceFile(path: "A.h", text: "// nothing\n"))
        #expect(tree.children(tree.root).map { tree.kind($0) } == [])
    }

    @Test func aMethodThatIsNotFoundIsNamed() {
        let source = "@implementation A\n- (void)a { }\n\n- (void)=b { }\n- (void)c { }\n@end"
        expectSyntaxError(source, line: 4)
    }

    @Test func aClassWithoutEndIsNamed() {
        expectSyntaxError("@interface B\n@end\n@interface A\n- (void)a;\n", line: 3)
    }

    @Test func methodsAreCountedWithoutTheParser() throws {
        let source = """
            @interface A
            - (void)declared;
            @end
            @implementation A
            // - (void)comment { }
            #define X \\
            - (void)macro { }
            - (void)a { int x = 1
                - (2); NSString *s = @"\\
            - (void)text {"; }
            + (void)b
            { }
              - (void)indented;
            @end
            int x = 1
            - (2);
            """
        let tree = try parse(SourceFile(path: "A.m", text: source))
        #expect(methodHeads(in: tree) == 3)
    }

    @Test func bytesAreKept() throws {
        let source = "\u{FEFF}#import \"A.h\"\r\n@implementation A\r\n- (void)a {\r\n    名 = @\"…\";\r\n}\r\n@end\r\n"
        let tree = try parse(SourceFile(path: "A.m", text: source))
        let implementation = try #require(tree.child(tree.root, of: .implementation))
        let method = try #require(tree.child(implementation, of: .methodDefinition))
        #expect(tree.text(method) == "- (void)a {\r\n    名 = @\"…\";\r\n}")
        #expect(tree.tokens.map { tree.text($0) }.joined() == source)
    }

    private func expectSyntaxError(_ source: String, line: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        do throws(ReadError) {
            _ = try parse(SourceFile(path: "A.m", text: source))
            Issue.record("the file was read", sourceLocation: sourceLocation)
        } catch {
            guard case .syntax(_, line, _) = error else {
                Issue.record("\(error)", sourceLocation: sourceLocation)
                return
            }
        }
    }
}
