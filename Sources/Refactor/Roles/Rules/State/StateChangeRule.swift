/// What writes state and then calls for more, without touching a view, is not the view's: it handles an event, which
/// other rules say louder, or else it is a use case.
///
/// ## Before
/// ```
/// func setFee(_ fee: Int) { self.fee = fee; refreshTotals() }
/// ```
/// ## After
/// Presenter where an action calls it, interactor where nothing says so.
struct StateChangeRule: EvidenceRule {
    static let id = "state-change"
    static let family = EvidenceFamily.state

    func signs(of member: Member, in reading: Reading) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral, !reading.callees(of: member).isEmpty,
            let edge = reading.graph.outgoing[member.index].first(where: { $0.kind == .writes })
        else { return [] }
        return sign(
            at: member.fact.line,
            because: "changes \(reading.controller.members[edge.to].spoken) and then calls for more")
    }
}
