/// In which files the protocols of a module stand.
package enum ProtocolFiles: Sendable, Equatable {
    /// All in one file of this name, over `{module}`.
    case one(String)
    /// A file for each protocol, called as it is unless the port names another one.
    case each
    /// Each in the file of the component that asks.
    case withUser
}
