import Refactor
import Testing

struct StateGetterRuleTests {
    @Test func aGetterGoesToWhoeverFillsTheState() throws {
        try expectEvidence(
            """
            var parcels: [Int] = []
            let service: ParcelService
            func load() { parcels = service.all() }
            func first() -> Int? { parcels.first }
            """,
            "first()", from: "state-getter", for: .interactor)
    }

    @Test func stateThatNoServiceFillsTellsNothing() throws {
        try expectNoEvidence(
            """
            var parcels: [Int] = []
            func first() -> Int? { parcels.first }
            """,
            "first()", from: "state-getter")
    }

    @Test func stateMayHideBehindAMethodInObjectiveC() throws {
        let reading = try ObjectiveCReading(
            "- (NSArray *)parcels { return [[ParcelStore sharedStore] all]; }\n"
                + "- (NSUInteger)count { return [self parcels].count; }")
        #expect(try reading.speaks("state-getter", for: .interactor, of: "count"))
    }
}
