import Refactor
import Testing

struct NavigationRuleTests {
    @Test func pushingIsTheRouters() throws {
        try expectEvidence(
            "func next() { navigationController?.pushViewController(next, animated: true) }",
            "next()", from: "navigation", for: .router)
    }

    @Test func anAppsOwnPresentIsNotKnownToNavigate() throws {
        try expectNoEvidence(
            "func next() { present(error: 1) }",
            "next()", from: "navigation")
    }
}
