/// A weak port that a closure captures, so that what it leads to stays as long as the controller would have.
///
/// The closure captured the controller strongly. Each component stands for the controller in whatever it refers to, so
/// the capture makes no circle that was none before.
package struct Capture: Sendable, Equatable {
    /// The member that the closure stands in.
    package let member: Int
    package let port: Port
    package let closure: ClosureFact
    /// The bytes between the closure's braces.
    package let range: Range<Int>
    /// True if the closure stands in another one of the member.
    package let isNested: Bool
}
