/// The plain reading of what a member touches: good enough to say who uses a property.
package enum Side: Int, Sendable, CaseIterable {
    case view
    case service
    case route
    case neutral
}

extension RuleContext {
    /// Anchors and users of views stand on the view's side, users of services on the other.
    package func side(of member: Member) -> Side {
        let traits = traits(of: member)
        if traits.anchor != nil { return .view }
        if traits.navigates { return .route }
        if traits.touchesService, !traits.has(.showsView) { return .service }
        if traits.touchesView { return .view }
        return traits.touchesService ? .service : .neutral
    }
}
