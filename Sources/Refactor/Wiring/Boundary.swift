/// Two components, and what the one asks of the other.
package struct Boundary: Sendable, Equatable {
    package let port: Port
    /// In the order of the members in the source.
    package var requirements: [Requirement]
}
