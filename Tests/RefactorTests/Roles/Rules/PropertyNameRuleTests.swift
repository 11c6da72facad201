import Refactor
import Testing

struct PropertyNameRuleTests {
    @Test func aLabelIsTheViewsWhoeverMakesIt() throws {
        try expectEvidence(
            "lazy var priceLabel = make(.headline)",
            "priceLabel", from: "property-name", for: .view)
    }

    @Test func aCountTellsNothing() throws {
        try expectNoEvidence(
            "var count = make()",
            "count", from: "property-name")
    }
}
