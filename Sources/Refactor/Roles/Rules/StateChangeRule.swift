/// What writes state and then calls for a refresh, without touching a view, drives the presentation.
///
/// ## Before
/// ```
/// func setFee(_ fee: Int) { self.fee = fee; refreshTotals() }
/// ```
/// ## After
/// Presenter.
struct StateChangeRule: EvidenceRule {
    static let id = "state-change"
    static let family = EvidenceFamily.state

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral, !reading.callees(of: member).isEmpty,
            let edge = reading.graph.outgoing[member.index].first(where: { $0.kind == .writes })
        else { return [] }
        return speaks(
            [.presenter: 2], at: member.fact.line,
            because: "changes \(reading.controller.members[edge.to].spoken) and then calls for more")
    }
}
