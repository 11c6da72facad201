/// Colours, fonts and images are looks, and looks belong to the view.
///
/// ## Before
/// ```
/// func accent() -> String { UIColor.red.description }  // style → view
/// func name() -> String { "" }
/// ```
/// ## After
/// View: it names `UIColor`.
struct StyleRule: EvidenceRule {
    static let id = "style"
    static let family = EvidenceFamily.api

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method || !member.fact.isStored, let touch = traits.first(.styles),
            !traits.touchesView
        else { return [] }
        return sign(at: touch.line, because: "names looks: \(touch.phrase)")
    }
}
