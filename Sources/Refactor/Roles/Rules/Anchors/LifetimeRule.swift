/// Members that make or end the controller stay with it.
///
/// ## Before
/// ```
/// required init?(coder: NSCoder) { super.init(coder: coder) }  // lifetime → view
/// func make() { }
/// ```
/// ## After
/// View.
struct LifetimeRule: EvidenceRule {
    static let id = "lifetime"
    static let family = EvidenceFamily.anchor

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard let anchor = reading.traits(of: member).anchor, anchor.kind == .lifetime else { return [] }
        return sign(at: anchor.line, because: anchor.reason)
    }
}
