/// What only calls navigation, and does not navigate itself, chooses where to go.
///
/// ## Before
/// ```
/// func didTapTerms() { openTerms() }
/// ```
/// ## After
/// Presenter.
struct RouteChoiceRule: EvidenceRule {
    static let id = "route-choice"
    static let family = EvidenceFamily.graph

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral else { return [] }
        let called = reading.calledSides(of: member)
        guard let route = called.route, called.view == nil, called.service == nil else { return [] }
        return speaks([.presenter: 4, .interactor: -3], at: member.fact.line, because: "chooses to go: calls \(route)")
    }
}
