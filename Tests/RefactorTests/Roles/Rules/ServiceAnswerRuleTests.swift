import Refactor
import Testing

struct ServiceAnswerRuleTests {
    @Test func stateThatACompletionFillsIsTheUseCases() throws {
        try expectEvidence(
            """
            func track() { parcelService.track(4) { self.state = $0 } }
            var state: Track?
            let parcelService = ParcelService()
            """, "state", from: "service-answer", for: .interactor)
    }

    @Test func stateThatAMethodSetsAtOnceIsNot() throws {
        try expectNoEvidence(
            """
            func track() { state = nil; parcelService.track(4) }
            var state: Track?
            let parcelService = ParcelService()
            """, "state", from: "service-answer")
    }
}
