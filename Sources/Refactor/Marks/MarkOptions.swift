/// The choices of a person about marks.
package struct MarkOptions: Sendable {
    package enum Titles: Sendable {
        case fixed(MarkTitles)
        /// Those that the files use already, and the rest of the app as far as it was counted.
        case project(TitleCounts)
    }

    package let mode: MarkMode
    package let titles: Titles

    package init(mode: MarkMode = .move, titles: Titles = .fixed(.fourteen)) {
        self.mode = mode
        self.titles = titles
    }
}
