/// A property that a framework's base class has, so that no source declares it.
struct HeldProperty: Sendable {
    let name: String
    var strength = ReferenceStrength.strong
    /// The base classes that have it.
    let bases: Set<String>
    /// The roles in which it is there; empty for all.
    var roles: Set<ModuleRole> = []
}
