/// Posting and observing notifications is seldom the router's or the use case's own work: news reach the presenter
/// or the view.
///
/// ## Before
/// ```
/// func tell() { NotificationCenter.default.post(name: .changed, object: nil) }  // notification → presenter
/// func add() { count += 1 }
/// var count = 0
/// ```
/// ## After
/// Presenter or view, weakly: it uses the notification centre.
struct NotificationRule: EvidenceRule {
    static let id = "notification"
    static let family = EvidenceFamily.api

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, let touch = traits.first(.notifies) else { return [] }
        return sign(at: touch.line, because: "uses \(touch.phrase)")
    }
}
