/// How an interactor knows the services of the SDK that it uses.
package enum ServiceForm: String, Sendable, CaseIterable {
    /// By their classes.
    case concrete
    /// By protocols of the members that it uses, so that the builder and tests can give others.
    case protocols
}
