import Refactor
import SwiftSource
import Testing

@Suite struct RangeTests {
    @Test func commentsAboveAndBehindBelongToAMember() throws {
        try expectRanges(
            """
            class A { // the class
            «    // first
                /// doc
                var a = 1 // behind
            »«    // about b, not a
                var b = 2 /* behind */ // and more
            »
                // detached

            «    /* block
                   comment */
                @objc
                // between
                func c() { // head
                    // inside
                } // end
            »
            «    /* same line */ var d = 4
            »    // before the end
            }
            """)
    }

    @Test func marksBelongToNoMember() throws {
        try expectRanges(
            """
            class A {
                // MARK: - One
            «    var a = 1
            »    // note
                // MARK: Two
            «    // doc
                var b = 2
            »    /* MARK: Three */
            «    func c() {}
            »
                // MARK: Four

            «    // TODO: later
                // FIXME: soon
                func d() {}
            »}
            """)
    }

    @Test func linesThatAreDrawnBelowAMarkBelongToIt() throws {
        try expectRanges(
            """
            class A {
                // ------
                // MARK: - One
                // ------
            «    // note
                var a = 1
            »    // MARK: Two
                //
                // ------
            «    // doc
                // ------
                var b = 2
            »}
            """)
    }

    @Test func membersThatShareALineStandWithoutIt() throws {
        try expectRanges(
            """
            class A { «var a = 1»; «var b = 2» // b
            «    var c = 3;
            »    «var d = 4»; «func e() {}»
                «func f() {}» }
            """)
        try expectRanges("class A { «func a() {}» }")
    }

    @Test func aMarkBehindAMemberStays() throws {
        try expectRanges("class A {\n    «var a = 1» // MARK: One\n«    var b = 2\n»}\n")
    }

    @Test func conditionalMembersLeaveTheirConditions() throws {
        try expectRanges(
            """
            class A {
                // about the condition
                #if DEBUG
            «    // doc
                var a = 1 // x
            »    #else
            «    var b = 2
            »    #endif
            «    var c = 3
            »}
            """)
    }

    @Test func blankLinesWithBlanksDetachComments() throws {
        try expectRanges("class A {\n    // away\n  \t \n«    // near\n    var a = 1\n»}\n")
    }

    @Test func windowsLinesAndTabs() throws {
        try expectRanges("class A {\r\n\t// away\r\n\r\n«\t// near\r\n\tvar a = 1 // b\r\n»«\tvar c = 2\r\n»}\r\n")
    }

    @Test func byteOrderMarkAndWideCharacters() throws {
        try expectRanges("\u{FEFF}class 登录 {\n«    // 说明 👍🏽\n    let 名 = \"值\" // 尾\n»«    func 加载() {}\n»}\n")
    }

    @Test func aBlockCommentOverSeveralLinesBehindAMemberKeepsItInPlace() throws {
        try expectRanges(
            """
            class A {
                «var a = 1» /* more
                  lines */
            «    var b = 2
            »}
            """)
    }
}
