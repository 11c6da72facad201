/// A method that uses a service of the app belongs to the interactor.
///
/// ## Before
/// ```
/// let service: ParcelService
/// var list: UITableView!
/// func loadParcels() { service.all { } }  // service-use/work → interactor
/// func canOpen() -> Bool { service.isOpen }  // service-use/value → interactor
/// func showRows() { list.reloadData() }
/// ```
/// ## After
/// Interactor: it uses `service`. To ask `service.isOpen` for a value is less than to give it work.
struct ServiceUseRule: EvidenceRule {
    static let id = "service-use"
    static let family = EvidenceFamily.api
    static let cases = ["value", "work"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind != .type else { return [] }
        guard let touch = traits.first(.usesService) else {
            guard let touch = traits.first(.asksService) else { return [] }
            return sign("value", at: touch.line, because: "asks a service for a value: \(touch.phrase)")
        }
        return sign(
            "work", at: touch.line,
            because: "uses a service: \(touch.phrase)")
    }
}
