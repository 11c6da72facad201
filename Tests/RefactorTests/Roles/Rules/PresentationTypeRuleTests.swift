import Refactor
import Testing

struct PresentationTypeRuleTests {
    @Test func aFactoryOfViewModelsIsThePresenters() throws {
        try expectEvidence(
            "let rows: RowViewModelFactory",
            "rows", from: "presentation-type", for: .presenter)
    }

    @Test func aServicePresentsNothing() throws {
        try expectNoEvidence(
            "let rows: RowService",
            "rows", from: "presentation-type")
    }
}
