/// Checks are somebody's rule, not the view's: the presenter's or the interactor's.
///
/// ## Before
/// ```
/// func canSubmit() -> Bool { true }  // validation-name → interactor
/// func isEmpty() -> Bool { label.text == nil }
/// var label: UILabel!
/// ```
/// ## After
/// Presenter or interactor, weakly.
struct ValidationNameRule: EvidenceRule {
    static let id = "validation-name"
    static let family = EvidenceFamily.name

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = traits.words.first, let verb = traits.verb,
            verb == .validate
        else { return [] }
        guard !traits.touchesView else { return [] }
        return sign(at: member.fact.line, because: "is named after a check: \(word)")
    }
}
