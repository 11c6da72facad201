/// What UIKit asks of its delegates and data sources stays in the view, even when it only forwards.
///
/// ## Before
/// ```
/// func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parcels.count }
/// ```
/// ## After
/// View; the count that it asks for may belong to the presenter.
struct ViewProtocolRule: EvidenceRule {
    static let id = "view-protocol"
    static let family = EvidenceFamily.anchor

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard let anchor = reading.traits(of: member).anchor, anchor.kind == .viewProtocol else { return [] }
        return speaks([.view: 20], at: anchor.line, because: anchor.reason)
    }
}
