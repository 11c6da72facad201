import Refactor
import Testing

struct RouteChoiceRuleTests {
    @Test func whatCallsNavigationOnlyChooses() throws {
        try expectEvidence(
            """
            func open() { navigationController?.pushViewController(next, animated: true) }
            func tapTerms() { open() }
            """,
            "tapTerms()", from: "route-choice", for: .presenter)
    }

    @Test func whatNavigatesItselfDoesNotChoose() throws {
        try expectNoEvidence(
            "func open() { navigationController?.pushViewController(next, animated: true) }",
            "open()", from: "route-choice")
    }
}
