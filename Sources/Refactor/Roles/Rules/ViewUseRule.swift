/// A method that works on views belongs to the view; one that only reads them may be somebody else's.
///
/// ## Before
/// ```
/// func showTotal() { badge.isHidden = count == 0 }
/// ```
/// ## After
/// View: it changes `badge`.
struct ViewUseRule: EvidenceRule {
    static let id = "view-use"
    static let family = EvidenceFamily.api

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind != .type, !traits.navigates else { return [] }
        if let touch = traits.first(.showsView) {
            let weights: KeyValuePairs<Role, Int> =
                traits.touchesService
                ? [.view: 4, .presenter: -2, .router: -4] : [.view: 9, .presenter: -4, .interactor: -6, .router: -3]
            return speaks(weights, at: touch.line, because: "works on the view: \(touch.phrase)")
        }
        guard let touch = traits.first(.readsView) else { return [] }
        return speaks([.view: 4, .interactor: -4], at: touch.line, because: "reads the view: \(touch.phrase)")
    }
}
