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
        guard member.kind == .method, traits.anchor == nil, let word = Self.event(in: traits) else {
            return []
        }
        let weights: KeyValuePairs<Role, Int> =
            traits.touchesView
            ? [.view: 2, .interactor: -2, .router: -2] : [.view: 1, .presenter: 4, .interactor: -2, .router: -4]
        return speaks(weights, at: member.fact.line, because: "is named after an event: \(word)")
    }

    /// The word that tells of an event: the first, or a participle at any place.
    private static func event(in traits: Traits) -> String? {
        if traits.verb == .event { return traits.words.first }
        let participles: Set<String> = [
            "did", "will", "clicked", "pressed", "selected", "tapped", "touched", "received",
        ]
        return traits.words.first { participles.contains($0) }
    }
}
