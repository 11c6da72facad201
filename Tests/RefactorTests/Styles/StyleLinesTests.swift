import Refactor
import Testing

/// Blocks in the lines of a style: what is left out, chosen and repeated.
struct StyleLinesTests {
    private let lines = StyleLines(
        conditions: ["services"],
        lists: ["child": [["child": "posts", "Child": "Posts"], ["child": "profile", "Child": "Profile"]]])

    @Test func aConditionChooses() {
        let template = ["{if services}", "a", "{else}", "b", "{end}", "{if blank}", "c", "{else}", "d", "{end}", "e"]
        #expect(lines.expanded(template) == ["a", "d", "e"])
    }

    @Test func blocksStandInBlocks() {
        let template = [
            "{if services}", "{if blank}", "a", "{end}", "  {for child}", "b {child}", "  {end}", "{else}", "c",
            "{end}",
        ]
        #expect(lines.expanded(template) == ["b posts", "b profile"])
    }

    @Test func theLastOfAListHasNoComma() {
        let template = ["init(", "{for child}", "    {child}: {Child},", "{end}", ")"]
        #expect(lines.expanded(template) == ["init(", "    posts: Posts,", "    profile: Profile", ")"])
    }

    @Test func whatHasSeveralLinesKeepsItsComma() {
        let template = ["[", "{for child}", "    {child}: {", "    },", "{end}", "]"]
        #expect(lines.expanded(template) == ["[", "    posts: {", "    },", "    profile: {", "    },", "]"])
    }

    @Test func aWordMayBeSeveralLines() {
        let lines = StyleLines(conditions: [], lists: ["route": [["call": "open(\n    1\n)"], ["call": "close()"]]])
        #expect(
            lines.expanded(["{for route}", "    page.{call}", "{end}"]) == [
                "    page.open(", "        1", "    )", "    page.close()",
            ])
    }

    @Test func withoutAnythingABlockIsNotWritten() {
        #expect(StyleLines(conditions: []).expanded(["a", "{for child}", "{child}", "{end}", "b"]) == ["a", "b"])
    }

    /// Nothing is repeated but what says so.
    @Test func aWordOutsideOfABlockStaysAsItIs() {
        #expect(lines.expanded(["let {child} = {Child}()"]) == ["let {child} = {Child}()"])
    }

    @Test func aBlockMayStandInALine() {
        #expect(lines.expanded(["A{for child}, {Child}{end} { {name} }"]) == ["A, Posts, Profile { {name} }"])
        #expect(
            lines.expanded(["B<{if services}Some{else}No{end}>({if blank}blank{end})"]) == ["B<Some>()"])
    }

    @Test func codeIsNoBlock() {
        let code = ["if services { return }", "let list = { for child in children {} }"]
        #expect(lines.expanded(code) == code)
    }
}
