/// A reference whose target went to another component.
package struct Crossing: Sendable, Equatable {
    /// The member that refers.
    package let member: Int
    package let reference: ReferenceFact
    /// The member that is referred to; nil for a member of the superclass, reached through the view.
    package let target: Int?
    /// The ports on the way, at least one.
    package let path: [Port]
}
