/// Logs and analytics are written where events are handled.
///
/// ## Before
/// ```
/// func didTapBuy() { analytics.log("buy"); buy() }
/// ```
/// ## After
/// Presenter, weakly.
struct LoggingRule: EvidenceRule {
    static let id = "logging"
    static let family = EvidenceFamily.api

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.isNeutral, let touch = traits.first(.logs) else { return [] }
        return speaks([.presenter: 3], at: touch.line, because: "writes a log: \(touch.phrase)")
    }
}
