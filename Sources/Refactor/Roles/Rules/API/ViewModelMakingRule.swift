/// Code that builds the view's models belongs to the presenter.
///
/// ## Before
/// ```
/// func rows() { last = RowViewModel(name: "") }  // view-model-making → presenter
/// func models() { last = Row(name: "") }
/// var last: Any?
/// ```
/// ## After
/// Presenter: it makes `RowViewModel`.
struct ViewModelMakingRule: EvidenceRule {
    static let id = "view-model-making"
    static let family = EvidenceFamily.api

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind != .type, let touch = traits.first(.buildsViewModel) else { return [] }
        return sign(at: touch.line, because: "makes what the view shows: \(touch.phrase)")
    }
}
