import Refactor
import Testing

struct ViewModelParameterRuleTests {
    @Test func whoIsHandedAViewModelShowsIt() throws {
        try expectEvidence(
            """
            func render(_ row: RowViewModel) { label.text = row.name }
            var label: UILabel!
            """,
            "render(_:)", from: "view-model-parameter", for: .view)
    }

    @Test func whoIsHandedAModelMayNot() throws {
        try expectNoEvidence(
            "func render(_ row: Row) { }",
            "render(_:)", from: "view-model-parameter")
    }
}
