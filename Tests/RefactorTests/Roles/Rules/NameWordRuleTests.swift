import Refactor
import Testing

struct NameWordRuleTests {
    @Test func theFirstWord() throws {
        try expectEvidence("func navigateHome() { }", "navigateHome()", from: "name-word", for: .router)
    }

    @Test func theLastWord() throws {
        try expectEvidence("func styleButton() { }", "styleButton()", from: "name-word", for: .view)
    }

    @Test func otherWordsSayNothing() throws {
        try expectNoEvidence("func parcel() { }", "parcel()", from: "name-word")
    }
}
