/// A reference from one component to another: under which name, through which protocol, how strong.
package struct Port: Sendable, Equatable {
    package let from: Role
    package let to: Role
    /// The property on the holder, over `{module}` and `{name}`.
    package let property: String
    /// The protocol's name over `{module}`; nil when the holder knows the class itself.
    package let protocolPattern: String?
    package let hold: ReferenceStrength
    package let given: PortInjection
    package let carries: PortTraffic
    /// The protocol that it refines.
    package let refines: String
    /// The protocol's file over `{module}`, where it is not called as the protocol.
    package let file: String?
    /// The folder of that file, below that of the module.
    package let folder: String
    /// The name, over `{entity}`, of structures that go through it in the place of entities; nil where entities do.
    package let transports: String?

    package init(
        from: Role, to: Role, property: String, protocolPattern: String?, hold: ReferenceStrength,
        given: PortInjection? = nil,
        carries: PortTraffic = .both, refines: String = "AnyObject", file: String? = nil, folder: String = "",
        transports: String? = nil
    ) {
        self.from = from
        self.to = to
        self.property = property
        self.protocolPattern = protocolPattern
        self.hold = hold
        self.given = given ?? (hold == .strong ? .initializer : .property)
        self.carries = carries
        self.refines = refines
        self.file = file
        self.folder = folder
        self.transports = transports
    }

    /// The component that keeps alive what it leads to; nil where nobody does because of it.
    var keeper: Role? { hold == .strong ? from : given == .caller ? .view : nil }

    /// The protocol's name in a module.
    package func protocolName(in module: String) -> String? {
        protocolPattern.map { filled($0, module: module) }
    }
}
