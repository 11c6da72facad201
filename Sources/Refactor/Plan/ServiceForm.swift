/// The form in which components know the services of the SDK and of the app that they use.
package enum ServiceForm: String, Sendable, CaseIterable {
    /// By their classes.
    case concrete
    /// By protocols of the members that they use, so that the builder and tests can give others.
    case protocols
}
