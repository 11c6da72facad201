import Refactor
import Testing

struct OutputRuleTests {
    @Test func reportsToTheOutsideAreThePresenters() throws {
        try expectEvidence(
            """
            weak var output: ParcelModuleOutput?
            func finish() { output?.didFinish() }
            """,
            "finish()", from: "output", for: .presenter)
    }

    @Test func askingWhetherThereIsAnOutputReportsNothing() throws {
        try expectNoEvidence(
            """
            weak var output: ParcelModuleOutput?
            func finish() -> Bool { output == nil }
            """,
            "finish()", from: "output")
    }
}
