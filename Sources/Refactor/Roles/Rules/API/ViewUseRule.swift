/// A method that works on views belongs to the view, unless all that it does to them follows a use case.
///
/// ## Before
/// ```
/// let service: ParcelService
/// var list: UITableView!
/// func showRows() { list.reloadData() }  // view-use/refreshes → view
/// func load() { service.all { self.list.reloadData() } }  // view-use/refreshes-after-service → presenter
/// func next() { view.endEditing(true); performSegue(withIdentifier: "next", sender: nil) }
/// ```
/// ## After
/// View: it changes `list`. What only refreshes a view after a service has answered is a use case.
struct ViewUseRule: EvidenceRule {
    static let id = "view-use"
    static let family = EvidenceFamily.api
    static let cases = ["reads", "refreshes", "refreshes-after-service", "with-service", "works"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
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
