import Refactor
import Testing

struct EventNameRuleTests {
    @Test func aNameThatTellsOfAnEventIsThePresenters() throws {
        try expectEvidence(
            "func didPick() { }",
            "didPick()", from: "event-name", for: .presenter)
    }

    @Test func aVerbIsNoEvent() throws {
        try expectNoEvidence(
            "func pick() { }",
            "pick()", from: "event-name")
    }
}
