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

    /// There is one way to repeat lines: without its blocks no text has a word that stands for several things.
    @Test(arguments: styles)
    func whatIsRepeatedStandsInABlock(style: Style) {
        let texts = style.components.flatMap(\.texts).map(\.lines) + (style.shapes?.files ?? []).map(\.text)
        let several = Set(StyleList.all.flatMap(\.words))
        for conditions in [[], Style.conditions] {
            let blocks = StyleLines(conditions: Set(conditions))
            for text in texts + [style.screens.makers, style.screens.hosts, style.testing.making, style.screens.outlet]
            {
                let words = blocks.expanded(text).flatMap { bracedWords(in: $0) }
                #expect(words.filter(several.contains) == [])
            }
        }
    }
}

extension Style: CustomTestStringConvertible {
    public var testDescription: String { id }
}
