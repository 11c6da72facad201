/// A place from which statements were cut out, and the member that they became.
package struct CutPlace: Sendable, Equatable {
    package let cut: Cut
    /// The member's index; equal cuts share one.
    package let member: Int
}
