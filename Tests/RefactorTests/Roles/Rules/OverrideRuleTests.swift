import Refactor
import Testing

struct OverrideRuleTests {
    @Test func anOverrideStaysInTheView() throws {
        try expectEvidence(
            "override func viewDidLoad() { }",
            "viewDidLoad()", from: "override", for: .view)
    }

    @Test func aMethodOfItsOwnOverridesNothing() throws {
        try expectNoEvidence(
            "func didLoad() { }",
            "didLoad()", from: "override")
    }
}
