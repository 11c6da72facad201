import Refactor
import Testing

struct OutletRuleTests {
    @Test func anOutletStaysInTheView() throws {
        try expectEvidence(
            "@IBOutlet var map: MKMapView!",
            "map", from: "outlet", for: .view)
    }

    @Test func aPropertyWithoutAStoryboardIsNoOutlet() throws {
        try expectNoEvidence(
            "var map: MKMapView!",
            "map", from: "outlet")
    }
}
