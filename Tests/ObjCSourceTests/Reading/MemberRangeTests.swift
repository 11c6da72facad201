import Refactor
import Testing

@Suite struct MemberRangeTests {
    @Test func commentsAboveAndBehindBelongToAMember() throws {
        try expectMemberRanges(
            """
            @implementation A // the class
            «// first
            /// doc
            - (void)a { } // behind
            »«// about b, not a
            - (void)b { } /* behind */ // and more
            »
            // detached

            «/* block
               comment */
            - (void)c { // head
                // inside
            } // end
            »
            «/* same line */ - (void)d { };
            »// before the end
            @end
            """)
    }

    @Test func marksBelongToNoMember() throws {
        try expectMemberRanges(
            """
            @interface A ()
            #pragma mark - One
            «@property int a;
            »// note
            // MARK: Two
            «// doc
            @property int b;
            »/* MARK: Three */
            «- (void)c;
            »#pragma mark
            «// TODO: later
            - (void)d;
            »@end
            """)
    }

    @Test func membersThatShareALineStandWithoutIt() throws {
        try expectMemberRanges("@interface A\n«@property int a;» «@property int b;» // b\n@end\n")
        try expectMemberRanges("@interface A\n«- (void)a;» @end\n")
        try expectMemberRanges("@interface A { «int a;» «int b;» }\n@end\n")
    }

    @Test func instanceVariablesHaveLines() throws {
        try expectMemberRanges(
            """
            @interface A : B {
            «    // the name
                NSString *_name; // behind
            »
            @private
            «    int _count;
            »}
            «@property int a;
            »@end
            """)
    }

    @Test func conditionalMembersLeaveTheirConditions() throws {
        try expectMemberRanges(
            """
            @implementation A
            // about the condition
            #if DEBUG
            «// doc
            - (void)a { }
            »#else
            «- (void)b { }
            »#endif
            @end
            """)
        let facts = try facts(of: "@implementation A\n#if X\n- (void)a { }\n#endif\n- (void)b { }\n@end\n")
        #expect(facts.types.first?.members.map(\.isConditional) == [true, false])
    }

    @Test func windowsLinesByteOrderMarksAndWideCharacters() throws {
        try expectMemberRanges("@implementation A\r\n\r\n«// near\r\n- (void)a { } // b\r\n»@end\r\n")
        try expectMemberRanges("\u{FEFF}@implementation 登录\n«// 说明 👍🏽\n- (void)加载 { } // 尾\n»@end\n")
    }

    @Test func aBlockCommentOverSeveralLinesKeepsAMemberInPlace() throws {
        try expectMemberRanges("@implementation A\n«- (void)a { }» /* more\n  lines */\n«- (void)b { }\n»@end\n")
    }
}
