import Refactor
import Testing

struct FormatNameRuleTests {
    @Test func titlesAreThePresenters() throws {
        try expectEvidence(
            """
            func title(at index: Int) -> String { "" }
            """,
            "title(at:)", from: "format-name", for: .presenter)
    }

    @Test func aTitleThatTouchesAViewIsNot() throws {
        try expectNoEvidence(
            """
            func titleLabel() { label.text = "" }
            var label: UILabel!
            """,
            "titleLabel()", from: "format-name")
    }
}
