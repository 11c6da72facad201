/// The wiring of a module to what is outside of it: services, the app's container, who is told.
package struct StyleWiring: Sendable, Equatable {
    /// The container that an app has once and modules contribute to; written where the app has none.
    package var container: Component?
    /// The role that has the delegate and the blocks by which the module tells its callers.
    package var outputHolder = Role.presenter
    /// The way in which its components get the services that they know by protocols.
    package var injection = ServiceInjection.initializer
    /// The registrations by which its library learns of adapters, a kind of module each; empty where an adapter is an
    /// object of its own.
    package var registrations: [AdapterRegistration] = []
    /// The expression for a `{service}` where the module is wired; nil where what builds takes services, or makes them.
    package var services: String?
    /// The protocol of whoever is told what the module reports, over `{module}`; nil where callers set delegates and
    /// blocks one by one.
    package var listener: String?

    package static let usual = StyleWiring()
}
