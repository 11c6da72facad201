/// The last word of a property's name says what it holds, when its type does not.
///
/// ## Before
/// ```
/// lazy var priceLabel = makeLabel(.headline)
/// ```
/// ## After
/// View.
struct PropertyNameRule: EvidenceRule {
    static let id = "property-name"
    static let family = EvidenceFamily.name

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .property, traits.anchor == nil, let last = traits.words.last,
            [.unknown, .closure, .plain, .model].contains(traits.valueClass)
        else { return [] }
        let reason = "is named after what it holds: \(last)"
        if traits.words.contains("storyboard") || traits.words.contains("segue") {
            return speaks([.router: 6], at: member.fact.line, because: reason)
        }
        switch TypeWords.last[last] {
        case .view, .look: return speaks([.view: 5], at: member.fact.line, because: reason)
        case .service: return speaks([.interactor: 4], at: member.fact.line, because: reason)
        case .presentation: return speaks([.presenter: 3], at: member.fact.line, because: reason)
        case .route: return speaks([.router: 4], at: member.fact.line, because: reason)
        default: return []
        }
    }
}
