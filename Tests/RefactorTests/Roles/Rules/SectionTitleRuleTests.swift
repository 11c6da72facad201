import Refactor
import Testing

struct SectionTitleRuleTests {
    @Test func aTitleIsAHint() throws {
        try expectEvidence(
            """
            // MARK: - Networking
            func go() { }
            """,
            "go()", from: "section-title", for: .interactor)
    }

    @Test func aTitleInNoListSaysNothing() throws {
        try expectNoEvidence(
            """
            // MARK: - Odds and ends
            func go() { }
            """,
            "go()", from: "section-title")
    }

    @Test func aTitleMayBeChineseOrRussian() throws {
        try expectEvidence(
            """
            // MARK: - 网络请求
            func go() { }
            """,
            "go()", from: "section-title", for: .interactor)
    }
}
