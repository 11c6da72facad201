/// Methods that a service's completion calls handle the outcome of a use case.
///
/// ## Before
/// ```
/// let service: ParcelService
/// func track() { service.track { self.tracked() } }
/// func tracked() { }  // callback/neutral → presenter
/// func book() { service.book(); booked() }
/// func booked() { }
/// ```
/// ## After
/// `tracked` is the presenter's, less surely if it touches a view itself: then other signs speak for the view.
struct CallbackRule: EvidenceRule {
    static let id = "callback"
    static let family = EvidenceFamily.closure
    static let cases = ["neutral", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, reading.isCalledBack(member) else { return [] }
        let reason = "is called back by a service's completion"
        if traits.isNeutral, member.fact.signature?.isVoid ?? true {
            return sign("neutral", at: member.fact.line, because: reason + " and touches nothing itself")
        }
        return traits.touchesView ? sign("view", at: member.fact.line, because: reason + " to show something") : []
    }
}
