/// A property that holds data belongs to the presenter or the interactor; who uses it decides.
///
/// ## Before
/// ```
/// var parcel: ParcelEntity?  // model-type/model → presenter or interactor
/// var count = 0  // model-type/plain → presenter
/// var label: UILabel?
/// ```
/// ## After
/// Presenter or interactor, weakly.
struct ModelTypeRule: EvidenceRule {
    static let id = "model-type"
    static let family = EvidenceFamily.type
    static let cases = ["model", "plain"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .property, reading.traits(of: member).anchor == nil else { return [] }
        let value = reading.traits(of: member).valueType
        let reason = "holds data\(value.spokenOrigin)"
        switch value.found {
        case .model:
            return sign("model", at: member.fact.line, because: reason)
        case .plain:
            return sign("plain", at: member.fact.line, because: reason)
        default:
            return []
        }
    }
}
