/// Members that UIKit asks of its delegates and data sources stay in the view, even when they only forward.
///
/// ## Before
/// ```
/// class ParcelController: UIViewController, UITableViewDataSource {
///     func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {  // view-protocol → view
///         1
///     }
///     func tableView(_ tableView: UITableView, numberOfThings section: Int) -> Int { 1 }
/// }
/// ```
/// ## After
/// View; the count that it asks for may belong to the presenter.
struct ViewProtocolRule: EvidenceRule {
    static let id = "view-protocol"
    static let family = EvidenceFamily.anchor

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard let anchor = reading.traits(of: member).anchor, anchor.kind == .viewProtocol else { return [] }
        return sign(at: anchor.line, because: anchor.reason)
    }
}
