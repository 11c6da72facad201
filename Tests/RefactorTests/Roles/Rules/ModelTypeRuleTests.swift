import Refactor
import Testing

struct ModelTypeRuleTests {
    @Test func aModelIsNotTheViews() throws {
        try expectEvidence(
            "var parcel: ParcelEntity?",
            "parcel", from: "model-type", for: .interactor)
    }

    @Test func aViewIsNoModel() throws {
        try expectNoEvidence(
            "var parcel: UILabel?",
            "parcel", from: "model-type")
    }
}
