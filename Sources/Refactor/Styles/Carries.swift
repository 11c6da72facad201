/// What of a component's requirements goes through a port.
package enum Carries: String, Sendable {
    case both
    /// Methods that give nothing back.
    case events
    /// Values: properties and methods with a result.
    case queries
    /// What the view has from its superclasses.
    case superclass
    /// What the view has itself.
    case own

    /// Whether a member is asked for through such a port.
    func takes(_ member: Member) -> Bool {
        let isEvent = member.fact.signature?.isVoid ?? false
        switch self {
        case .both, .own: return true
        case .superclass: return false
        case .events: return isEvent
        case .queries: return !isEvent
        }
    }
}
