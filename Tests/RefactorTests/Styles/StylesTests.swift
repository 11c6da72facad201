import Refactor
import Testing

/// What holds for every style, told from the values alone.
struct StylesTests {
    @Test func theyAreSortedByTheirIds() {
        #expect(styles.map(\.id) == styles.map(\.id).sorted())
        #expect(Set(styles.map(\.id)).count == styles.count)
    }

    /// One component for each role, no circle of strong ports, one root that keeps the rest, a way to every component, known
    /// words: what a team's style is checked for.
    @Test(arguments: styles)
    func nothingKeepsItFromWorking(style: Style) {
        #expect(style.faults == [])
    }
}

extension Style: CustomTestStringConvertible {
    public var testDescription: String { id }
}
