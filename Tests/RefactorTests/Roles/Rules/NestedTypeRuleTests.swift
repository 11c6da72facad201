import Refactor
import Testing

struct NestedTypeRuleTests {
    @Test func aPlainNestedValueIsAnEntity() throws {
        try expectEvidence(
            "struct Parcel { let id: Int }",
            "Parcel", from: "nested-type", for: .entity)
    }

    @Test func aPropertyIsNoType() throws {
        try expectNoEvidence(
            "let parcel = 1",
            "parcel", from: "nested-type")
    }

    @Test func aNestedClassThatReachesTheNetworkIsAService() throws {
        try expectEvidence(
            "class Loader { func load() { URLSession.shared.dataTask(with: url) } }",
            "Loader", from: "nested-type", for: .service)
    }

    @Test func layoutConstantsAreTheViews() throws {
        try expectEvidence(
            "enum Constants { static let margin: CGFloat = 8 }",
            "Constants", from: "nested-type", for: .view)
    }
}
