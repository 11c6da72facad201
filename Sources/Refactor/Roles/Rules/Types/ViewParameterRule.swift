/// A method that is handed a view belongs to the view.
///
/// ## Before
/// ```
/// func style(_ button: UIButton) { }  // view-parameter/view → view or router
/// func style(_ index: Int) { }
/// ```
/// ## After
/// View or router: neither the presenter nor the interactor is handed views.
struct ViewParameterRule: EvidenceRule {
    static let id = "view-parameter"
    static let family = EvidenceFamily.type
    static let cases = ["screen", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        for parameter in member.fact.signature?.parameters ?? [] {
            let known = reading.types.known(written: parameter.type)
            let reason = "takes a \(parameter.type)\(known.spokenOrigin)"
            switch known.found {
            case .view:
                return sign("view", at: member.fact.line, because: reason)
            case .screen, .route:
                return sign("screen", at: member.fact.line, because: reason)
            default:
                continue
            }
        }
        return []
    }
}
