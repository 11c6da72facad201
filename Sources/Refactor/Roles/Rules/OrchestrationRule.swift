/// What calls both sides, the view and the services, and touches neither itself, stands between them.
///
/// ## Before
/// ```
/// func start() { showSpinner(); loadParcels() }
/// ```
/// ## After
/// Presenter.
struct OrchestrationRule: EvidenceRule {
    static let id = "orchestration"
    static let family = EvidenceFamily.graph

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral else { return [] }
        let callees = reading.callees(of: member)
        guard let shows = callees.first(where: { reading.side(of: $0) == .view }),
            let serves = callees.first(where: { [.service, .route].contains(reading.side(of: $0)) })
        else { return [] }
        return speaks(
            [.presenter: 7], at: member.fact.line,
            because: "calls \(shows.name) of the view and \(serves.name) beyond it, and touches neither itself")
    }
}
