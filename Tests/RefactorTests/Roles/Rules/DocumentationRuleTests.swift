import Refactor
import Testing

struct DocumentationRuleTests {
    @Test func theFirstWordOfAComment() throws {
        try expectEvidence(
            "/// Fetches the parcels of the user.\nfunc again() { }", "again()", from: "documentation", for: .interactor
        )
    }

    @Test func aPluralOfNoVerbSaysNothing() throws {
        try expectNoEvidence("/// Parcels of the user.\nfunc again() { }", "again()", from: "documentation")
    }

    @Test func noCommentSaysNothing() throws {
        try expectNoEvidence("func again() { }", "again()", from: "documentation")
    }
}
