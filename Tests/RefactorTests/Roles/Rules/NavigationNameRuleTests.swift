import Refactor
import Testing

struct NavigationNameRuleTests {
    @Test func goingSomewhereIsTheRouters() throws {
        try expectEvidence(
            "func openTerms() { }",
            "openTerms()", from: "navigation-name", for: .router)
    }

    @Test func showingIsNotGoing() throws {
        try expectNoEvidence(
            "func showTerms() { }",
            "showTerms()", from: "navigation-name")
    }

    @Test func aWayMayStandAnywhereInALongName() throws {
        let reading = try ObjectiveCReading("- (NSString *)nameOfParcelSegue { return @\"parcel\"; }")
        #expect(try reading.speaks("navigation-name", for: .router, of: "nameOfParcelSegue"))
    }
}
