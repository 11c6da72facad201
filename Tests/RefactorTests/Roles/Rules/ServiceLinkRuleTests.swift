import Refactor
import Testing

struct ServiceLinkRuleTests {
    @Test func whatAsksForAUseCaseForTheViewIsThePresenters() throws {
        try expectEvidence(
            """
            let service: ParcelService
            func loadParcels() { service.all { } }
            override func viewDidLoad() { super.viewDidLoad(); start() }
            func start() { loadParcels() }
            """,
            "start()", from: "service-link", for: .presenter)
    }

    @Test func whatUsesTheServiceItselfIsNoLink() throws {
        try expectNoEvidence(
            """
            let service: ParcelService
            func loadParcels() { service.all { } }
            """,
            "loadParcels()", from: "service-link")
    }
}
