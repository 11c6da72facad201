import Refactor
import Testing

struct RouteTypeRuleTests {
    @Test func aCoordinatorIsTheRouters() throws {
        try expectEvidence(
            "weak var coordinator: ShopCoordinator?",
            "coordinator", from: "route-type", for: .router)
    }

    @Test func aModelIsNoRoute() throws {
        try expectNoEvidence(
            "var shop: Shop?",
            "shop", from: "route-type")
    }
}
