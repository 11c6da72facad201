/// A member that a component has only to pass a call on.
package struct Forwarder: Sendable, Equatable {
    package let member: Int
    /// The component that passes on.
    package let role: Role
    /// The port through which it does.
    package let port: Port
    package var isWritten: Bool
}
