/// Methods that only call navigation, and do not navigate themselves, choose where to go.
///
/// ## Before
/// ```
/// func open() { navigationController?.pushViewController(next, animated: true) }
/// func tapTerms() { open() }  // route-choice → presenter
/// ```
/// ## After
/// Presenter.
struct RouteChoiceRule: EvidenceRule {
    static let id = "route-choice"
    static let family = EvidenceFamily.graph

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral else { return [] }
        let called = reading.calledSides(of: member)
        guard let route = called.route, called.view == nil, called.service == nil else { return [] }
        return sign(at: member.fact.line, because: "chooses to go: calls \(route)")
    }
}
