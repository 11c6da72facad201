/// What makes or ends the controller stays with it.
///
/// ## Before
/// ```
/// required init?(coder: NSCoder) { super.init(coder: coder) }
/// ```
/// ## After
/// View.
struct LifetimeRule: EvidenceRule {
    static let id = "lifetime"
    static let family = EvidenceFamily.anchor

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard let anchor = reading.traits(of: member).anchor, anchor.kind == .lifetime else { return [] }
        return speaks([.view: 20], at: anchor.line, because: anchor.reason)
    }
}
