/// Verbs of use cases (fetch, save, log in) are the interactor's where a service is used; alone they say little.
///
/// ## Before
/// ```
/// let service: ParcelService
/// func loadParcels() { service.all { } }  // use-case-name/backed → interactor
/// func loadRows() { }  // use-case-name/word → interactor
/// func didLoad() { }
/// ```
/// ## After
/// Interactor.
struct UseCaseNameRule: EvidenceRule {
    static let id = "use-case-name"
    static let family = EvidenceFamily.name
    static let cases = ["backed", "word"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = traits.words.first, let verb = traits.verb,
            verb == .fetch || verb == .persist || verb == .compute || verb == .subscribe
        else { return [] }
        let isBacked = traits.touchesService && !traits.touchesView
        return sign(
            isBacked ? "backed" : "word", at: member.fact.line, because: "is named after a use case: \(word)")
    }
}
