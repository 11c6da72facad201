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
