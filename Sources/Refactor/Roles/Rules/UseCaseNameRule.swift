/// Verbs of use cases (fetch, save, log in) are the interactor's where a service is used; alone they say little.
///
/// ## Before
/// ```
/// func loadParcels() { parcelService.all { self.parcels = $0 } }
/// ```
/// ## After
/// Interactor.
struct UseCaseNameRule: EvidenceRule {
    static let id = "use-case-name"
    static let family = EvidenceFamily.name

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = traits.words.first, let verb = traits.verb,
            verb == .fetch || verb == .persist || verb == .compute || verb == .subscribe
        else { return [] }
        let isBacked = traits.touchesService && !traits.touchesView
        let weights: KeyValuePairs<Role, Int> = isBacked ? [.interactor: 4] : [.interactor: 2]
        return speaks(weights, at: member.fact.line, because: "is named after a use case: \(word)")
    }
}
