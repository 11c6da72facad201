import Refactor
import Testing

struct LifetimeRuleTests {
    @Test func theInitializerStaysInTheView() throws {
        try expectEvidence(
            "required init?(coder: NSCoder) { super.init(coder: coder) }",
            "init(coder:)", from: "lifetime", for: .view)
    }

    @Test func aMethodMakesNoController() throws {
        try expectNoEvidence(
            "func make() { }",
            "make()", from: "lifetime")
    }
}
