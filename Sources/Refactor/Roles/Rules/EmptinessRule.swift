/// An empty method that the view's life calls is a hook of the presenter.
///
/// ## Before
/// ```
/// func willAppear() {}   // called by viewWillAppear(_:)
/// ```
/// ## After
/// Presenter.
struct EmptinessRule: EvidenceRule {
    static let id = "emptiness"
    static let family = EvidenceFamily.graph

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard member.kind == .method, reading.traits(of: member).anchor == nil, member.fact.statements.isEmpty,
            let caller = reading.callers(of: member).first
        else { return [] }
        return speaks(
            [.presenter: 4, .interactor: -2], at: member.fact.line, because: "is an empty hook for \(caller.spoken)")
    }
}
