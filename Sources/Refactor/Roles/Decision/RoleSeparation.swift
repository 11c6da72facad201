/// The degree to which the entry points of a controller keep to the view: life cycle, actions, delegate methods.
///
/// In a controller that grew, `viewDidLoad` and the actions also call services and change screens; that such a method
/// touches some state then says nothing about whose state it is. Where the entry points only work on views, it does.
package struct RoleSeparation {
    /// The share of the entry points with a body that also use a service or go to other screens, 0 to 1.
    package let mixture: Double
    private let reading: RuleContext

    package init(of reading: RuleContext) {
        self.reading = reading
        let entries = reading.controller.members.filter { member in
            member.kind == .method && !member.fact.statements.isEmpty && reading.traits(of: member).anchor != nil
        }
        let mixed = entries.count { member in
            let traits = reading.traits(of: member)
            return traits.touchesService || traits.has(.navigates, .alerts, .buildsScreen)
        }
        mixture = entries.isEmpty ? 0 : Double(mixed) / Double(entries.count)
    }

    /// Returns the share to which a use counts: all, unless an entry point of a mixed controller touches state that
    /// need not be a view's.
    ///
    /// Closures that others handed in are called by entry points, whoever owns them.
    package func share(of edge: MemberEdge, slope: Double) -> Double {
        if edge.kind == .selects { return reading.traits[edge.to].anchor == nil ? 0 : 1 }
        guard edge.kind == .reads || edge.kind == .writes,
            let anchor = reading.traits(of: reading.controller.members[edge.from]).anchor, anchor.kind != .outlet
        else { return 1 }
        if reading.traits[edge.to].valueClass == .closure { return 0 }
        return max(0, 1 - slope * mixture)
    }
}
