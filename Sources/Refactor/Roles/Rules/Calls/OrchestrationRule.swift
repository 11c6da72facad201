/// Methods that call both sides, the view and the services, and touch neither themselves, stand between them.
///
/// ## Before
/// ```
/// let service: ParcelService
/// var list: UITableView!
/// func loadParcels() { service.all { } }
/// func showRows() { list.reloadData() }
/// func start() { showRows(); loadParcels() }  // orchestration → presenter
/// func again() { loadParcels() }
/// ```
/// ## After
/// Presenter.
struct OrchestrationRule: EvidenceRule {
    static let id = "orchestration"
    static let family = EvidenceFamily.graph

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral else { return [] }
        let called = reading.calledSides(of: member)
        guard let shows = called.view, let beyond = called.service ?? called.route else { return [] }
        return sign(
            at: member.fact.line,
            because: "calls \(shows) of the view and \(beyond) beyond it, and touches neither itself")
    }
}
