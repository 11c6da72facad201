/// The last word of a property's name says what it holds, when its type does not.
///
/// ## Before
/// ```
/// lazy var priceLabel = make(.headline)  // property-name/view → view
/// var count = make()
/// ```
/// ## After
/// View.
struct PropertyNameRule: EvidenceRule {
    static let id = "property-name"
    static let family = EvidenceFamily.name
    static let cases = ["presentation", "route", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .property, traits.anchor == nil, let last = traits.words.last,
            [.unknown, .closure, .plain, .model].contains(traits.valueClass)
        else { return [] }
        let reason = "is named after what it holds: \(last)"
        if traits.words.contains("storyboard") || traits.words.contains("segue") {
            return sign("route", at: member.fact.line, because: reason)
        }
        switch TypeWords.last[last] {
        case .view, .look: return sign("view", at: member.fact.line, because: reason)
        case .presentation: return sign("presentation", at: member.fact.line, because: reason)
        case .route: return sign("route", at: member.fact.line, because: reason)
        default: return []
        }
    }
}
