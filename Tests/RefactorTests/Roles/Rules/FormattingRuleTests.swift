import Refactor
import Testing

struct FormattingRuleTests {
    @Test func formattingIsThePresenters() throws {
        try expectEvidence(
            """
            let dates = DateFormatter()
            func day() -> String { dates.string(from: Date()) }
            """,
            "day()", from: "formatting", for: .presenter)
    }

    @Test func plainTextIsNotFormatted() throws {
        try expectNoEvidence(
            """
            func day() -> String { "today" }
            """,
            "day()", from: "formatting")
    }
}
