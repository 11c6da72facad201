/// Coordinators, windows, storyboards and factories of screens are the router's; other factories serve use cases.
///
/// ## Before
/// ```
/// weak var coordinator: ShopCoordinator?  // route-type/route → router
/// var shop: Shop?
/// ```
/// ## After
/// Router.
struct RouteTypeRule: EvidenceRule {
    static let id = "route-type"
    static let family = EvidenceFamily.type
    static let cases = ["factory", "route", "screen", "screen-factory"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .property else { return [] }
        let value = reading.traits(of: member).valueType
        let reason = "holds a \(member.fact.valueType ?? member.fact.initialType ?? "route")\(value.spokenOrigin)"
        switch value.found {
        case .route:
            return sign("route", at: member.fact.line, because: reason)
        case .screen:
            return sign("screen", at: member.fact.line, because: reason)
        case .factory:
            let isOfScreens = TypeWords.speaksOfScreens(member.fact.valueType ?? member.fact.initialType ?? "")
            return sign(isOfScreens ? "screen-factory" : "factory", at: member.fact.line, because: reason)
        default:
            return []
        }
    }
}
