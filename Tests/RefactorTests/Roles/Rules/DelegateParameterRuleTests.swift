import Refactor
import Testing

struct DelegateParameterRuleTests {
    @Test func whoeverHandsOnADelegateOpensAnotherScreen() throws {
        try expectEvidence(
            "func pickDay(delegate: DayPickerDelegate) { }",
            "pickDay(delegate:)", from: "delegate-parameter", for: .router)
    }

    @Test func aModelIsNoDelegate() throws {
        try expectNoEvidence(
            "func pickDay(after day: Day) { }",
            "pickDay(after:)", from: "delegate-parameter")
    }
}
