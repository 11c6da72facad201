/// Methods that write state and then call for more, without touching a view, are not the view's: they handle an event,
/// which other rules say louder, or else they are a use case.
///
/// ## Before
/// ```
/// var fee = 0
/// func set(_ fee: Int) { self.fee = fee; refresh() }  // state-change → interactor
/// func twice() -> Int { refresh(); return fee * 2 }
/// func refresh() { }
/// ```
/// ## After
/// Interactor where nothing else is said; where an action calls it, other signs speak for the presenter.
struct StateChangeRule: EvidenceRule {
    static let id = "state-change"
    static let family = EvidenceFamily.state

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral, !reading.callees(of: member).isEmpty,
            let edge = reading.graph.outgoing[member.index].first(where: { $0.kind == .writes })
        else { return [] }
        return sign(
            at: member.fact.line,
            because: "changes \(reading.controller.members[edge.to].displayName) and then calls for more")
    }
}
