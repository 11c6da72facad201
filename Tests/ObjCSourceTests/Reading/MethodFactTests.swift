import Refactor
import Testing

@Suite struct MethodFactTests {
    @Test func idsAreSelectors() throws {
        try expectFacts(
            """
            @implementation A
            - (void)load { }
            - (void)load:(int)id { }
            + (NSString *)load:(int)id animated:(BOOL)flag { }
            - (IBAction)tap:(id)sender { }
            - (id)init { }
            - (instancetype)initWithId:(int)id
            {
            }
            + (id)initial { }
            - (void)initialize { }
            - (void)dealloc { }
            - run:x :y { }
            - (void)initViews { }
            @end
            """,
            """
            method load @2
            method load: @3
            method load:animated: static @4
            method tap: @IBAction @5
            init init @6
            init initWithId: @7-9
            method initial static @10
            method initialize @11
            deinit dealloc @12
            method run:: @13
            method initViews @14
            """)
    }

    @Test func parametersInCapitalsAreNoMacros() throws {
        try expectFacts(
            """
            @implementation A
            - (void)fetchURL:(NSURL *)URL completion:(Done)done { }
            - (void)item:(NSString *)ID URL:(NSURL *)URL { }
            - (void)item:(NSString *)UNUSED ID done:(Done)done { }
            - (id)initWithURL:(NSURL *)URL NS_DESIGNATED_INITIALIZER { }
            - (void)close:(BOOL)UNUSED flag { }
            @end
            """,
            """
            method fetchURL:completion: @2
            method item:URL: @3
            method item:done: @4
            init initWithURL: @NS_DESIGNATED_INITIALIZER @5
            method close: @6
            """)
    }

    @Test func headsKeepTheirTypesAsWritten() throws {
        try expectSignature("- (void)load", "load()")
        try expectSignature("-(IBAction) tap : (id) sender", "tap(_ sender: id)")
        try expectSignature(
            "- (nullable NSString *)load:(NSArray<NSString *> *)names animated:(BOOL)flag",
            "load(_ names: NSArray<NSString *> *, animated flag: BOOL) -> nullable NSString *")
        try expectSignature(
            "- (void)run:(void (^)(NSError *error, int))done then:(nullable void(^)(void))next",
            "run(_ done: void (^)(NSError *error, int), then next: nullable void(^)(void))")
        try expectSignature("- add:x :(int)y", "add(_ x: id, _ y: int) -> id")
        try expectSignature("- (void)log:(NSString *)format, ...", "log(_ format: NSString *...)")
        try expectSignature("- (id<P>)make:(out NSError **)error", "make(_ error: out NSError **) -> id<P>")
    }

    @Test func bodiesHaveTheirBraces() throws {
        let facts = try facts(of: "@implementation A\n- (void)a NS_REQUIRES_SUPER { x(); }\n@end\n")
        let member = try #require(facts.types.first?.members.first)
        #expect(member.body.map { facts.file.text($0) } == "{ x(); }")
        #expect(facts.file.text(member.declaration) == "- (void)a NS_REQUIRES_SUPER { x(); }")
        #expect(member.attributes == ["NS_REQUIRES_SUPER"])
    }

    @Test func headsNameTypes() throws {
        let facts = try facts(of: "@implementation A\n- (A *)a:(Row *)row b:(void (^)(Cell *cell))done { }\n@end\n")
        let member = try #require(facts.types.first?.members.first)
        #expect(member.references.map(\.name) == ["A", "Row", "Cell"])
        #expect(member.references.allSatisfy { $0.usage == .type && $0.base == .none })
    }

    @Test func prototypesHaveNoBody() throws {
        try expectPrototypes(
            """
            @interface A ()
            - (void)load:(int)id __attribute__((deprecated));
            + (instancetype)make NS_UNAVAILABLE; // no
            @end
            """,
            """
            method load: @__attribute__((deprecated)) @2
            method make @NS_UNAVAILABLE static @3
            """)
    }

    @Test func commentsAboveAreDocumentation() throws {
        let facts = try facts(
            of: """
                @implementation A
                // away

                /// Loads.
                // And more.
                - (void)load { } // behind
                #pragma mark - Next
                /** Saves. */
                - (void)save { }
                @end
                """)
        #expect(facts.types.first?.members.map(\.documentation) == ["/// Loads. // And more.", "/** Saves. */"])
    }

    /// A blank line does not part a method from what is said of it.
    @Test func documentationGoesAcrossABlankLine() throws {
        let facts = try facts(
            of: """
                @implementation A
                // away

                ///---
                /// @name Load
                ///---

                /**
                 * Loads.
                 */

                - (void)load { }


                /// away

                // away

                - (void)save { }
                @end
                """)
        let documentation = facts.types.first?.members.map(\.documentation)
        #expect(documentation == ["///--- /// @name Load ///--- /**\n * Loads.\n */", ""])
    }

    @Test func deepNestingEndsInDamage() throws {
        let deep = String(repeating: "[", count: 1000) + "self" + String(repeating: " a]", count: 1000)
        let chain = (0..<1000).map { "if (a == \($0)) { b(); }" }.joined(separator: " else ")
        let sum = (0..<3000).map { "a\($0)" }.joined(separator: " + ")
        let members = String(repeating: ".a", count: 1000)
        let bodies = [deep + ";", chain, "x = \(sum);", "x = y\(members);"]
        let methods = bodies.enumerated().map { "- (void)m\($0) { \($1) }" }.joined(separator: "\n")
        let facts = try facts(of: "@implementation A\n\(methods)\n@end\n")
        #expect(facts.types.first?.members.map { $0.damage == nil } == [false, true, true, false])
        #expect(facts.types.first?.members[2].references.count == 3001)
    }

    @Test func damageIsTold() throws {
        let facts = try facts(
            of: """
                @implementation A
                - (void)a {
                #if X
                    [self b];
                }
                #endif
                - (void)b {
                    [self a];
                }
                @end
                """)
        #expect(facts.types.first?.members.first?.damage?.isEmpty == false)
        #expect(facts.types.first?.members.last?.damage == nil)
    }
}
