/// Methods that call one with services, and nothing of the view, ask for a use case or are part of one.
///
/// ## Before
/// ```
/// let service: ParcelService
/// func loadParcels() { service.all { } }
/// override func viewDidLoad() { super.viewDidLoad(); start() }
/// func start() { loadParcels() }  // service-link/for-view → presenter
/// func again() { loadParcels() }  // service-link/inside → interactor
/// ```
/// ## After
/// Presenter when the view calls it; interactor when a use case does.
struct ServiceLinkRule: EvidenceRule {
    static let id = "service-link"
    static let family = EvidenceFamily.graph
    static let cases = ["for-view", "inside"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral else { return [] }
        let called = reading.calledSides(of: member)
        guard let serves = called.service, called.view == nil, called.route == nil else { return [] }
        let reason = "calls \(serves), which uses a service"
        if reading.callers(of: member).contains(where: { reading.side(of: $0) == .view }) {
            return sign("for-view", at: member.fact.line, because: reason + ", for the view")
        }
        return sign("inside", at: member.fact.line, because: reason)
    }
}
