/// A name that tells of an event is the presenter's, unless the method only moves views.
///
/// ## Before
/// ```
/// func didPick(at index: Int) { selected = index; refresh() }
/// ```
/// ## After
/// Presenter.
struct EventNameRule: EvidenceRule {
    static let id = "event-name"
    static let family = EvidenceFamily.name

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = traits.words.first, let verb = traits.verb,
            verb == .event
        else { return [] }
        let weights: KeyValuePairs<Role, Int> =
            traits.touchesView
            ? [.view: 2, .interactor: -2, .router: -2] : [.view: 1, .presenter: 4, .interactor: -2, .router: -4]
        return speaks(weights, at: member.fact.line, because: "is named after an event: \(word)")
    }
}
