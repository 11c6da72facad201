/// What calls the view and touches none itself decides what the view is to show.
///
/// ## Before
/// ```
/// func finish() { hideSpinner(); showDone() }
/// ```
/// ## After
/// Presenter.
struct RefreshRule: EvidenceRule {
    static let id = "refresh"
    static let family = EvidenceFamily.graph

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral else { return [] }
        let callees = reading.callees(of: member)
        guard let shows = callees.first(where: { reading.side(of: $0) == .view }),
            !callees.contains(where: { [.service, .route].contains(reading.side(of: $0)) }), !reading.onlySetsUp(member)
        else { return [] }
        return speaks(
            [.presenter: 4, .interactor: -2], at: member.fact.line,
            because: "calls \(shows.name) of the view and touches no view itself")
    }
}
