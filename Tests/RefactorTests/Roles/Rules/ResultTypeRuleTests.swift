import Refactor
import Testing

struct ResultTypeRuleTests {
    @Test func aModelIsGivenByPresenterOrInteractor() throws {
        try expectEvidence(
            """
            func parcel(at index: Int) -> ParcelModel { parcels[index] }
            var parcels: [ParcelModel] = []
            """,
            "parcel(at:)", from: "result-type", for: .interactor)
    }

    @Test func aMethodWithoutAResultGivesNothing() throws {
        try expectNoEvidence(
            "func parcel(at index: Int) { }",
            "parcel(at:)", from: "result-type")
    }
}
