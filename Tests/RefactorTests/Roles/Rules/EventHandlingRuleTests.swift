import Refactor
import Testing

struct EventHandlingRuleTests {
    @Test func whatOnlyAnActionCallsHandlesTheEvent() throws {
        try expectEvidence(
            """
            @IBAction func send() { submit() }
            func submit() { count += 1 }
            var count = 0
            """,
            "submit()", from: "event-handling", for: .presenter)
    }

    @Test func whatTouchesAViewDoesNot() throws {
        try expectNoEvidence(
            """
            @IBAction func send() { submit() }
            func submit() { label.text = "" }
            var label: UILabel!
            """,
            "submit()", from: "event-handling")
    }
}
