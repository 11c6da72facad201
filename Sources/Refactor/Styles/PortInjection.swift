/// The way in which a component gets what it holds.
package enum PortInjection: Sendable, Equatable {
    /// Through its initializer.
    case initializer
    /// The builder sets a property.
    case property
    /// Whoever calls the builder may give it, and keeps it; where nobody does, the module has its own, which the view
    /// keeps.
    case caller
    /// The builder sets what the base class has under this name and by this type; the property looks it up there.
    case inherited(as: String, type: String)
    /// The base class has it, through its initializer and under this name.
    case base
    /// The property looks it up by this expression.
    case derived(from: String)
}
