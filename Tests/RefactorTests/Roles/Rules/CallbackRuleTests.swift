import Refactor
import Testing

struct CallbackRuleTests {
    @Test func theOutcomeOfAUseCaseIsThePresenters() throws {
        try expectEvidence(
            """
            let service: ParcelService
            func track() { service.track { self.tracked() } }
            func tracked() { }
            """,
            "tracked()", from: "callback", for: .presenter)
    }

    @Test func aCallBesideTheClosureIsNoCallback() throws {
        try expectNoEvidence(
            """
            let service: ParcelService
            func track() { service.track(); tracked() }
            func tracked() { }
            """,
            "tracked()", from: "callback")
    }
}
