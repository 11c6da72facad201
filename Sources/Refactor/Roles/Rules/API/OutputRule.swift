/// Code that reports to the module's own output or delegate belongs to the presenter.
///
/// ## Before
/// ```
/// weak var output: ParcelModuleOutput?
/// func finish() { output?.didFinish() }  // output → presenter
/// func isAlone() -> Bool { output == nil }
/// ```
/// ## After
/// Presenter: it calls `output`.
struct OutputRule: EvidenceRule {
    static let id = "output"
    static let family = EvidenceFamily.api

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let touch = traits.first(.informsOutput) else { return [] }
        return sign(at: touch.line, because: "reports to the outside: \(touch.phrase)")
    }
}
