import Refactor
import Testing

struct ConformanceRuleTests {
    @Test func aCellsDelegateIsTheViews() throws {
        try expectEvidence(
            """
            class ParcelController: UIViewController { }
            extension ParcelController: CartCellDelegate { func cartTapped() { } }
            """,
            "cartTapped()", from: "conformance", for: .view)
    }

    @Test func aMemberOfTheClassItselfStandsInNoExtension() throws {
        try expectNoEvidence(
            "func cartTapped() { }",
            "cartTapped()", from: "conformance")
    }

    @Test func aServicesDelegateIsTheInteractors() throws {
        try expectEvidence(
            """
            class ParcelController: UIViewController { }
            extension ParcelController: CLLocationManagerDelegate { func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { } }
            """,
            "locationManager(_:didUpdateLocations:)", from: "conformance", for: .interactor)
    }
}
