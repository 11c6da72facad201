/// A property that holds a service belongs to the interactor.
///
/// ## Before
/// ```
/// let parcels: ParcelService
/// ```
/// ## After
/// Interactor: its type is a service by name or by the SDK.
struct ServiceTypeRule: EvidenceRule {
    static let id = "service-type"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard member.kind == .property else { return [] }
        let reason = "holds a \(member.fact.valueType ?? member.fact.initialType ?? "service")"
        switch reading.traits(of: member).valueClass {
        case .service:
            return speaks([.view: -5, .interactor: 8, .router: -1], at: member.fact.line, because: reason)
        case .device:
            return speaks([.interactor: 5], at: member.fact.line, because: reason)
        default:
            return []
        }
    }
}
