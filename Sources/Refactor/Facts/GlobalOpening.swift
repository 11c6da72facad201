/// A private declaration at file level of Swift, of which other files could know.
package struct GlobalOpening: Sendable, Equatable, Hashable {
    /// Its access modifier with the blanks behind it.
    package let modifier: Range<Int>
    /// The identifiers in it.
    package let words: Set<String>

    package init(modifier: Range<Int>, words: Set<String>) {
        self.modifier = modifier
        self.words = words
    }
}
