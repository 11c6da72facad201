/// Members that a control calls by name stay in the view: actions, and targets of `#selector`.
///
/// ## Before
/// ```
/// @IBAction func send() { }  // action → view
/// func submit() { }
/// func bind() { button.addTarget(self, action: #selector(sent), for: .touchUpInside) }
/// var button: UIButton!
/// @objc func sent() { }  // action → view
/// ```
/// ## After
/// View, though most of its statements may belong to the presenter.
struct ActionRule: EvidenceRule {
    static let id = "action"
    static let family = EvidenceFamily.anchor

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard let anchor = reading.traits(of: member).anchor, anchor.kind == .action else { return [] }
        return sign(at: anchor.line, because: anchor.reason)
    }
}
