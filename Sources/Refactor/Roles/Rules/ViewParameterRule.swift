/// A method that is handed a view belongs to the view.
///
/// ## Before
/// ```
/// func style(_ button: UIButton) { button.layer.cornerRadius = 4 }
/// ```
/// ## After
/// View.
struct ViewParameterRule: EvidenceRule {
    static let id = "view-parameter"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        for parameter in member.fact.signature?.parameters ?? [] {
            switch TypeClassifier.classify(written: parameter.type) {
            case .view:
                return speaks([.view: 5], at: member.fact.line, because: "takes a \(parameter.type)")
            case .screen, .route:
                return speaks([.view: -2, .router: 3], at: member.fact.line, because: "takes a \(parameter.type)")
            default:
                continue
            }
        }
        return []
    }
}
