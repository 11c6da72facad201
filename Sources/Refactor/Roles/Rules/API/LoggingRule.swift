/// Logs and analytics are written where events are handled.
///
/// ## Before
/// ```
/// func bought() { Analytics.log("bought") }  // logging → presenter
/// func buy() { ParcelService.shared.buy() }
/// ```
/// ## After
/// Presenter, weakly.
struct LoggingRule: EvidenceRule {
    static let id = "logging"
    static let family = EvidenceFamily.api

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.isNeutral, let touch = traits.first(.logs) else { return [] }
        return sign(at: touch.line, because: "writes a log: \(touch.phrase)")
    }
}
