/// Subscribing and starting are the interactor's where a service is used.
///
/// ## Before
/// ```
/// func subscribeToPrices() { priceProvider.observe { self.prices = $0 } }
/// ```
/// ## After
/// Interactor.
struct SubscriptionNameRule: EvidenceRule {
    static let id = "subscription-name"
    static let family = EvidenceFamily.name

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = traits.words.first, let verb = traits.verb,
            verb == .subscribe
        else { return [] }
        guard traits.touchesService else { return [] }
        return speaks([.interactor: 3], at: member.fact.line, because: "is named after a subscription: \(word)")
    }
}
