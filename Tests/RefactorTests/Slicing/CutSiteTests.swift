import Testing

@testable import Refactor

struct CutSiteTests {
    /// Which of several reasons is told must not follow from the order of a dictionary.
    @Test func placesThatBeginTogetherHaveAnOrder() {
        let short = CutSite(host: 1, range: 10..<20)
        let long = CutSite(host: 1, range: 10..<30)
        let later = CutSite(host: 1, range: 11..<12)
        #expect(short.isBefore(long) && !long.isBefore(short))
        #expect(long.isBefore(later) && !later.isBefore(long))
    }
}
