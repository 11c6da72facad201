/// Methods that a notification of the app's model or a timer calls are no actions of a control: they may be anybody's
/// work.
///
/// ## Before
/// ```
/// func observe() {
///     NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .parcelsChanged, object: nil)
/// }
/// func bind() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
/// @objc func changed() { parcelService.reload() }  // later-call/notification → presenter
/// @objc func tapped() { }
/// let button = UIButton()
/// let parcelService = ParcelService()
/// ```
/// ## After
/// `changed` is judged by what it does. The keyboard's notifications are the view's.
struct LaterCallRule: EvidenceRule {
    static let id = "later-call"
    static let family = EvidenceFamily.closure
    static let cases = ["notification", "timer"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard reading.traits(of: member).anchor == nil,
            let found = reading.controller.selectorUses(of: member).first(where: { !$0.use.isOfView })
        else { return [] }
        let isNews = found.use == .notification
        return sign(
            isNews ? "notification" : "timer", at: member.fact.line,
            because: isNews
                ? "is called by a notification that \(found.user.displayName) asks for"
                : "is called later by \(found.user.displayName)")
    }
}
