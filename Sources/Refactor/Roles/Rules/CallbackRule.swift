/// What a service's completion calls handles the outcome of a use case.
///
/// ## Before
/// ```
/// func track(id: Int) { service.track(id) { self.didTrack($0) } }
/// func didTrack(_ state: State) { showState(state) }
/// ```
/// ## After
/// `didTrack` is the presenter's; if it touches a view itself, the view's.
struct CallbackRule: EvidenceRule {
    static let id = "callback"
    static let family = EvidenceFamily.graph

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, reading.isCalledBack(member) else { return [] }
        let reason = "is called back by a service's completion"
        if traits.isNeutral, member.fact.signature?.isVoid ?? true {
            return speaks(
                [.view: -2, .presenter: 3], at: member.fact.line, because: reason + " and touches nothing itself")
        }
        return traits.touchesView
            ? speaks([.view: 2], at: member.fact.line, because: reason + " to show something") : []
    }
}
