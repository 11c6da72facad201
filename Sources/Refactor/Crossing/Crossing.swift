/// A reference whose target went to another component.
package struct Crossing: Sendable, Equatable {
    /// The member that refers.
    package let member: Int
    package let reference: ReferenceFact
    /// The member that is referred to; nil for a member of the superclass, reached through the view, and for the view
    /// itself.
    package let target: Int?
    /// The ports on the way, at least one.
    package let path: [Port]
    /// The member holds what the first port leads to for as long as it runs, and this goes through that.
    package var isBound = false
    /// A closure around the reference captures what the first port leads to, and this goes through that.
    package var isCaptured = false
}
