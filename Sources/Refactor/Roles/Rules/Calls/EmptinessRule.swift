/// An empty method that others call is a hook of the presenter.
///
/// ## Before
/// ```
/// override func viewDidLoad() { willStart(); start() }
/// func willStart() { }  // emptiness → presenter
/// func start() { print(1) }
/// ```
/// ## After
/// Presenter.
struct EmptinessRule: EvidenceRule {
    static let id = "emptiness"
    static let family = EvidenceFamily.graph

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .method, reading.traits(of: member).anchor == nil, member.fact.statements.isEmpty,
            let caller = reading.callers(of: member).first
        else { return [] }
        return sign(at: member.fact.line, because: "is an empty hook for \(caller.displayName)")
    }
}
