/// Alerts belong to the view or the router, as the author likes; never to the interactor.
///
/// ## Before
/// ```
/// func confirm() { present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true) }
/// ```
/// ## After
/// View or router, without certainty.
struct AlertRule: EvidenceRule {
    static let id = "alert"
    static let family = EvidenceFamily.api

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard let touch = reading.traits(of: member).first(.alerts), member.kind != .type else { return [] }
        return speaks(
            [.view: 3, .interactor: -4, .router: 3], at: touch.line, because: "shows an alert: \(touch.phrase)")
    }
}
