/// The requirements of a component that go through a port.
package enum PortTraffic: String, Sendable {
    case both
    /// Methods that give nothing back.
    case events
    /// Values: properties and methods with a result.
    case queries
    /// The members that the view has from its superclasses.
    case superclass
    /// The members that the view has itself.
    case own

    /// Returns true if a member is asked for through such a port.
    func takes(_ member: Member) -> Bool { takes(event: member.fact.signature?.isVoid ?? false) }

    /// Returns true if a method that gives nothing back, or a value, is asked for through such a port.
    func takes(event isEvent: Bool) -> Bool {
        switch self {
        case .both, .own: return true
        case .superclass: return false
        case .events: return isEvent
        case .queries: return !isEvent
        }
    }
}
