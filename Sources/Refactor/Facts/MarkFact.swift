/// A section mark: `// MARK: - Title`, `#pragma mark Title` and their other spellings.
package struct MarkFact: Sendable, Equatable {
    /// The title without dash and blanks; empty for a bare separator.
    package let title: String
    /// The range of the comment itself, without line break.
    package let range: Range<Int>
    package let line: Int

    package init(title: String, range: Range<Int>, line: Int) {
        self.title = title
        self.range = range
        self.line = line
    }
}
