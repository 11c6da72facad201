import Refactor
import Testing

struct ViewModelMakingRuleTests {
    @Test func makingViewModelsIsThePresenters() throws {
        try expectEvidence(
            """
            func rows() { last = RowViewModel(name: "") }
            var last: Any?
            """,
            "rows()", from: "view-model-making", for: .presenter)
    }

    @Test func makingModelsIsNot() throws {
        try expectNoEvidence(
            """
            func rows() { last = Row(name: "") }
            var last: Any?
            """,
            "rows()", from: "view-model-making")
    }
}
