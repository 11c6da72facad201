/// A name that tells of an event is the presenter's, unless the method only moves views.
///
/// ## Before
/// ```
/// func didPick() { }  // event-name/plain → presenter
/// func pick() { }
/// ```
/// ## After
/// Presenter.
struct EventNameRule: EvidenceRule {
    static let id = "event-name"
    static let family = EvidenceFamily.name
    static let cases = ["plain", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = Self.event(in: traits) else {
            return []
        }
        return sign(
            traits.touchesView ? "view" : "plain", at: member.fact.line, because: "is named after an event: \(word)")
    }

    /// The word that tells of an event: the first, or a participle at any place.
    private static func event(in traits: MemberSummary) -> String? {
        if traits.verb == .event { return traits.words.first }
        let participles: Set<String> = [
            "did", "will", "clicked", "pressed", "selected", "tapped", "touched", "received",
        ]
        return traits.words.first { participles.contains($0) }
    }
}
