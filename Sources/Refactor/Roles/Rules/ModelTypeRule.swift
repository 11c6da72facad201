/// A property that holds data belongs to the presenter or the interactor; who uses it decides.
///
/// ## Before
/// ```
/// var parcels: [Parcel] = []
/// ```
/// ## After
/// Interactor or presenter, weakly.
struct ModelTypeRule: EvidenceRule {
    static let id = "model-type"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard member.kind == .property, reading.traits(of: member).anchor == nil else { return [] }
        let reason = "holds data"
        switch reading.traits(of: member).valueClass {
        case .model:
            return speaks([.view: -3, .presenter: 1, .interactor: 3], at: member.fact.line, because: reason)
        case .plain:
            return speaks([.presenter: 1], at: member.fact.line, because: reason)
        default:
            return []
        }
    }
}
