/// Methods that call the view and touch none themselves decide what the view is to show.
///
/// ## Before
/// ```
/// var list: UITableView!
/// func showRows() { list.reloadData() }
/// func finish() { showRows() }  // refresh → presenter
/// ```
/// ## After
/// Presenter.
struct RefreshRule: EvidenceRule {
    static let id = "refresh"
    static let family = EvidenceFamily.graph

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral else { return [] }
        let called = reading.calledSides(of: member)
        guard let shows = called.view, called.service == nil, called.route == nil, !reading.onlySetsUp(member) else {
            return []
        }
        return sign(
            at: member.fact.line,
            because: "calls \(shows) of the view and touches no view itself")
    }
}
