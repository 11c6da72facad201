/// Posting and observing notifications is noticing business events, unless views are at work as well.
///
/// ## Before
/// ```
/// func observe() { NotificationCenter.default.addObserver(forName: .parcelsChanged) { self.reload() } }
/// ```
/// ## After
/// Interactor: it uses the notification centre.
struct NotificationRule: EvidenceRule {
    static let id = "notification"
    static let family = EvidenceFamily.api

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, let touch = traits.first(.notifies) else { return [] }
        return speaks([.view: 2, .interactor: 3, .router: -3], at: touch.line, because: "uses \(touch.phrase)")
    }
}
