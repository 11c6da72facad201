/// A place in a class body that is in order: the mark under which a member stands.
package struct MarkPlace: Sendable, Hashable {
    /// Places come in the order of their ranks.
    package let rank: Int
    package let title: String
}
