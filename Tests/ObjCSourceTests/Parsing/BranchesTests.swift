import Refactor
import Testing

@testable import ObjCSource

/// Which branches of `#if` are read as code.
struct BranchesTests {
    @Test func wholeBranchesAreAllRead() {
        expectRead(
            """
            a();
            #if X
            b();
            #elif Y
            c();
            #else
            d();
            #endif
            e();
            """, "a b c d e", skipped: "")
    }

    @Test func elementsOfAListAreAllRead() {
        expectRead(
            """
            NSArray *x = @[
            #if X
                a(),
            #else
                b(),
            #endif
                c()
            ];
            """, "a b c", skipped: "")
    }

    @Test func onlyTheFirstOfTwoHalvesIsRead() {
        expectRead(
            """
            #if X
            if (a()) {
            #else
            if (b()) {
            #endif
                c();
            }
            """, "a c", skipped: "if ( b ( ) ) {")
    }

    @Test func onlyTheFirstOfTwoEndsIsRead() {
        expectRead(
            """
            BOOL x = a()
            #if X
                && b();
            #else
                && c();
            #endif
            """, "a b", skipped: "&& c ( ) ;")
    }

    @Test func anOpenBranchAloneIsRead() {
        expectRead(
            """
            #if X
            if (a()) {
            #endif
                b();
            #if X
            }
            #endif
            """, "a b", skipped: "")
    }

    @Test func innerBranchesCountForOuterOnes() {
        expectRead(
            """
            #if X
            a(^{
            #if Y
                b();
            #else
                c();
            #endif
            });
            #else
            d();
            #endif
            """, "a b c d", skipped: "")
    }

    @Test func aHeadInTwoBranchesIsOneMethod() throws {
        let source = """
            @implementation A
            #if X
            - (NSUInteger)mask
            #else
            - (Mask)mask
            #endif
            {
                return 0;
            }
            @end
            """
        let tree = try parse(SourceFile(path: "A.m", text: source))
        let implementation = try #require(tree.child(tree.root, of: .implementation))
        let methods = tree.children(implementation, of: .methodDefinition)
        #expect(methods.count == 1 && tree.isDamaged(methods[0]) && !tree.holdsUnparsed(methods[0]))
        #expect(methodHeads(in: tree) == 1)
    }

    @Test func membersInTwoBranchesBehindAHeadAreAllRead() throws {
        let source = """
            @implementation A (B)
            #if X
            - (void)a { }
            #else
            - (void)b { }
            - (void)c { }
            #endif
            @end
            """
        #expect(methodHeads(in: try parse(SourceFile(path: "A.m", text: source))) == 3)
    }

    @Test func strayDirectivesAreEndured() {
        expectRead("#endif\na();\n#else\nb();\n#if X\nc();", "a b c", skipped: "")
    }

    @Test func tokensKnowTheirCondition() {
        let tree = TreePicture("a;\n#if X\nb;\n#endif\nc;").tree
        let conditional = tree.tokens.indices.filter { tree.isConditional[$0] && tree.tokens[$0].kind == .identifier }
        #expect(conditional.map { tree.text(tree.tokens[$0]) } == ["b"])
    }

    /// Expects the names of all calls that are read, and the tokens that are skipped.
    private func expectRead(
        _ source: String, _ calls: String, skipped: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let tree = TreePicture("void f(void) {\n" + source + "\n}").tree
        let called = tree.nodes.indices.filter { tree.nodes[$0].kind == .call }
            .sorted { tree.nodes[$0].first < tree.nodes[$1].first }
            .compactMap { tree.children(Int32($0)).first { _ in true } }.map(tree.text)
        #expect(called.joined(separator: " ") == calls, sourceLocation: sourceLocation)
        let left = tree.tokens.indices.filter { tree.isSkipped[$0] }.map { tree.text(tree.tokens[$0]) }
        #expect(left.joined(separator: " ") == skipped, sourceLocation: sourceLocation)
        #expect(!tree.holdsUnparsed(tree.root), sourceLocation: sourceLocation)
    }
}
