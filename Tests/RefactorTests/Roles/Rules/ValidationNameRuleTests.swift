import Refactor
import Testing

struct ValidationNameRuleTests {
    @Test func aCheckIsNotTheViews() throws {
        try expectEvidence(
            "func canSubmit() -> Bool { true }",
            "canSubmit()", from: "validation-name", for: .presenter)
    }

    @Test func aCheckThatTouchesAViewSaysNothing() throws {
        try expectNoEvidence(
            """
            func isEmpty() -> Bool { label.text == nil }
            var label: UILabel!
            """,
            "isEmpty()", from: "validation-name")
    }
}
