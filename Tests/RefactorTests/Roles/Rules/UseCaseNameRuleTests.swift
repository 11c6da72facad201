import Refactor
import Testing

struct UseCaseNameRuleTests {
    @Test func aUseCaseWithAServiceBehindItIsTheInteractors() throws {
        try expectEvidence(
            """
            let service: ParcelService
            func loadParcels() { service.all { } }
            """,
            "loadParcels()", from: "use-case-name", for: .interactor)
    }

    @Test func anEventIsNoUseCase() throws {
        try expectNoEvidence(
            "func didLoad() { }",
            "didLoad()", from: "use-case-name")
    }
}
