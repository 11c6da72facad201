import Refactor
import Testing

struct AlertRuleTests {
    @Test func anAlertMayBeTheViews() throws {
        try expectEvidence(
            """
            func confirm() {
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                present(alert, animated: true)
            }
            """,
            "confirm()", from: "alert", for: .view)
    }

    @Test func aScreenIsNoAlert() throws {
        try expectNoEvidence(
            "func open() { present(TermsScreen(), animated: true) }",
            "open()", from: "alert")
    }
}
