/// Members that override one of a superclass stay in the view, since only a subclass can override.
///
/// ## Before
/// ```
/// override func viewDidLoad() { super.viewDidLoad() }  // override → view
/// func didLoad() { }
/// ```
/// ## After
/// View.
struct OverrideRule: EvidenceRule {
    static let id = "override"
    static let family = EvidenceFamily.anchor

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard let anchor = reading.traits(of: member).anchor, anchor.kind == .override else { return [] }
        return sign(at: anchor.line, because: anchor.reason)
    }
}
