import Refactor
import Testing

struct EventParameterRuleTests {
    @Test func anErrorIsNewsForThePresenter() throws {
        try expectEvidence(
            "func fail(_ error: Error) { }",
            "fail(_:)", from: "event-parameter", for: .presenter)
    }

    @Test func anErrorThatGoesToALabelIsNot() throws {
        try expectNoEvidence(
            """
            func fail(_ error: Error) { label.text = "" }
            var label: UILabel!
            """,
            "fail(_:)", from: "event-parameter")
    }
}
