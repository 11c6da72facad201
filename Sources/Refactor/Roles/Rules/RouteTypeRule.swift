/// Coordinators, windows, storyboards and factories of screens are the router's; other factories serve use cases.
///
/// ## Before
/// ```
/// weak var coordinator: ShopCoordinator?
/// ```
/// ## After
/// Router.
struct RouteTypeRule: EvidenceRule {
    static let id = "route-type"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard member.kind == .property else { return [] }
        let reason = "holds a \(member.fact.valueType ?? member.fact.initialType ?? "route")"
        switch reading.traits(of: member).valueClass {
        case .route:
            return speaks([.router: 7], at: member.fact.line, because: reason)
        case .screen:
            return speaks([.view: 2, .router: 4], at: member.fact.line, because: reason)
        case .factory:
            let isOfScreens = TypeWords.speaksOfScreens(member.fact.valueType ?? member.fact.initialType ?? "")
            return speaks(isOfScreens ? [.router: 4] : [.interactor: 3], at: member.fact.line, because: reason)
        default:
            return []
        }
    }
}
