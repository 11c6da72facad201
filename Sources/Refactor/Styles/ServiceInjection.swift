/// The way in which a component gets the services that it knows by protocols.
package enum ServiceInjection: String, Sendable, CaseIterable {
    /// Through its initializer, from parameters of the builder: they stay the same for as long as it lives.
    case initializer
    /// Through properties that start with the real ones, so that tests and debug menus may replace them at run time.
    case property
}
