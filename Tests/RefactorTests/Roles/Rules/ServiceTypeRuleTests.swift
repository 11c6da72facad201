import Refactor
import Testing

struct ServiceTypeRuleTests {
    @Test func aServiceIsTheInteractors() throws {
        try expectEvidence(
            "let parcels: ParcelService",
            "parcels", from: "service-type", for: .interactor)
    }

    @Test func aViewModelIsNoServiceWhateverItShows() throws {
        try expectNoEvidence(
            "let network: NetworkListViewModel",
            "network", from: "service-type")
    }
}
