/// The place of a private declaration at file level of Swift, of which other files could know.
package struct GlobalOpening: Sendable, Equatable, Hashable {
    /// The declaration.
    package let declaration: Range<Int>
    /// Its access modifier with the blanks behind it.
    package let modifier: Range<Int>

    package init(declaration: Range<Int>, modifier: Range<Int>) {
        self.declaration = declaration
        self.modifier = modifier
    }
}
