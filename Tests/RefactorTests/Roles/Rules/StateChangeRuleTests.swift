import Refactor
import Testing

struct StateChangeRuleTests {
    @Test func whatChangesStateAndCallsForMoreIsThePresenters() throws {
        try expectEvidence(
            """
            var fee = 0
            func set(_ fee: Int) { self.fee = fee; refresh() }
            func refresh() { }
            """,
            "set(_:)", from: "state-change", for: .presenter)
    }

    @Test func whatOnlyReadsChangesNothing() throws {
        try expectNoEvidence(
            """
            var fee = 0
            func twice() -> Int { refresh(); return fee * 2 }
            func refresh() { }
            """,
            "twice()", from: "state-change")
    }
}
