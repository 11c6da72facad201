/// Verbs of presenting (format, make, title, number of) are the presenter's.
///
/// ## Before
/// ```
/// func title(at index: Int) -> String { "" }  // format-name → presenter
/// func titleLabel() { label.text = "" }
/// var label: UILabel!
/// ```
/// ## After
/// Presenter.
struct FormatNameRule: EvidenceRule {
    static let id = "format-name"
    static let family = EvidenceFamily.name

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = traits.words.first, let verb = traits.verb,
            verb == .format
        else { return [] }
        guard !traits.touchesView else { return [] }
        return sign(at: member.fact.line, because: "is named after presenting: \(word)")
    }
}
