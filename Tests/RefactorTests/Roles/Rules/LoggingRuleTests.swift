import Refactor
import Testing

struct LoggingRuleTests {
    @Test func logsAreWrittenWhereEventsAreHandled() throws {
        try expectEvidence(
            """
            func bought() { Analytics.log("bought") }
            """,
            "bought()", from: "logging", for: .presenter)
    }

    @Test func aServiceIsNoLog() throws {
        try expectNoEvidence(
            "func bought() { ParcelService.shared.buy() }",
            "bought()", from: "logging")
    }
}
