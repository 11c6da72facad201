import Refactor
import Testing

struct ViewParameterRuleTests {
    @Test func whoIsHandedAViewWorksOnIt() throws {
        try expectEvidence(
            "func style(_ button: UIButton) { }",
            "style(_:)", from: "view-parameter", for: .view)
    }

    @Test func aNumberIsNoView() throws {
        try expectNoEvidence(
            "func style(_ index: Int) { }",
            "style(_:)", from: "view-parameter")
    }
}
