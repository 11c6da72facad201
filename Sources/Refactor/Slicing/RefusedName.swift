/// A name that a person wishes for a method that is cut out, and why it cannot have it.
package struct RefusedName: Sendable, Equatable {
    package let proposed: String
    package let name: String
    /// A clause: `the controller has a member of that name`.
    package let reason: String
}
