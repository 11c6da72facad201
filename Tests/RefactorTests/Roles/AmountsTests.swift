import Refactor
import Testing

struct AmountsTests {
    @Test func nounsFollowTheirCounts() {
        #expect(amount(1, "line") == "1 line")
        #expect(amount(0, "line") == "0 lines")
        #expect(amount(1204, "property", "properties") == "1,204 properties")
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "-1,000")])
    func thousandsAreGrouped(number: Int, text: String) { #expect(grouped(number) == text) }

    @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
    func phrasesAreListed(phrases: [String], text: String) { #expect(listed(phrases) == text) }

    @Test func sharesAreRounded() {
        #expect(percent(1, of: 3) == 33)
        #expect(percent(2, of: 3) == 67)
        #expect(percent(0, of: 0) == 0)
    }
}
