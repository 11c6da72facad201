/// Formatters, view model factories, results and callbacks are the presenter's.
///
/// ## Before
/// ```
/// let rowFactory: RowViewModelFactory
/// ```
/// ## After
/// Presenter.
struct PresentationTypeRule: EvidenceRule {
    static let id = "presentation-type"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard member.kind == .property else { return [] }
        let reason = "holds a \(member.fact.valueType ?? member.fact.initialType ?? "formatter")"
        switch reading.traits(of: member).valueClass {
        case .presentation, .log:
            return speaks([.presenter: 5], at: member.fact.line, because: reason)
        case .closure, .result, .delegate:
            return speaks([.view: -1, .presenter: 4], at: member.fact.line, because: reason)
        case .viewModel:
            return speaks([.view: 2, .presenter: 2, .interactor: -4], at: member.fact.line, because: reason)
        default:
            return []
        }
    }
}
