/// Alerts belong to the view or the router, as the author likes; never to the interactor.
///
/// ## Before
/// ```
/// func confirm() {  // alert → view or presenter or router
///     let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
///     present(alert, animated: true)
/// }
/// func open() { present(TermsScreen(), animated: true) }
/// ```
/// ## After
/// View or router, without certainty.
struct AlertRule: EvidenceRule {
    static let id = "alert"
    static let family = EvidenceFamily.api

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard let touch = reading.traits(of: member).first(.alerts), member.kind != .type else { return [] }
        return sign(at: touch.line, because: "shows an alert: \(touch.phrase)")
    }
}
