/// A property that holds a service belongs to the interactor.
///
/// ## Before
/// ```
/// let parcels: ParcelService  // service-type/service → interactor
/// let network: NetworkListViewModel
/// ```
/// ## After
/// Interactor: its type is a service by name, by its declaration or by the SDK; weakly, if only its use says so.
struct ServiceTypeRule: EvidenceRule {
    static let id = "service-type"
    static let family = EvidenceFamily.type
    static let cases = ["device", "service", "used"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .property else { return [] }
        let value = reading.traits(of: member).valueType
        let reason = "holds a \(member.fact.valueType ?? member.fact.initialType ?? "value")\(value.spokenOrigin)"
        switch value.found {
        case .service:
            return sign(value.basis == .use ? "used" : "service", at: member.fact.line, because: reason)
        case .device:
            return sign("device", at: member.fact.line, because: reason)
        default:
            return []
        }
    }
}
