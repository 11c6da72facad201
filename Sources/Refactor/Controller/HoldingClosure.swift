/// A closure of the view that does not hold the view, and has to hold a component for the sake of a call in it:
/// `{ [presenter] in presenter.didToggleSounds() }`.
package struct HoldingClosure: Sendable, Equatable {
    package let fact: ClosureFact
    /// The bytes between its braces.
    package let range: Range<Int>
    /// True if another closure of the method is around it.
    package let isNested: Bool
}
