/// A method that works on views belongs to the view, unless all that it does to them follows a use case.
///
/// ## Before
/// ```
/// func showTotal() { badge.isHidden = count == 0 }
/// ```
/// ## After
/// View: it changes `badge`. `service.load { self.tableView.reloadData() }` is a use case with a line for the view.
struct ViewUseRule: EvidenceRule {
    static let id = "view-use"
    static let family = EvidenceFamily.api
    static let cases = ["reads", "refreshes", "refreshes-after-service", "with-service", "works"]

    func signs(of member: Member, in reading: Reading) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind != .type, !traits.navigates else { return [] }
        if let touch = traits.first(.showsView) {
            return sign(
                traits.touchesService ? "with-service" : "works", at: touch.line,
                because: "works on the view: \(touch.phrase)")
        }
        if let touch = traits.first(.refreshesView) {
            return sign(
                traits.touchesService ? "refreshes-after-service" : "refreshes", at: touch.line,
                because: "refreshes the view: \(touch.phrase)")
        }
        guard let touch = traits.first(.readsView) else { return [] }
        return sign("reads", at: touch.line, because: "reads the view: \(touch.phrase)")
    }
}
