import Refactor
import Testing

struct StyleRuleTests {
    @Test func coloursAreLooks() throws {
        try expectEvidence(
            "func accent() -> String { UIColor.red.description }",
            "accent()", from: "style", for: .view)
    }

    @Test func textHasNoLooks() throws {
        try expectNoEvidence(
            """
            func accent() -> String { "" }
            """,
            "accent()", from: "style")
    }
}
