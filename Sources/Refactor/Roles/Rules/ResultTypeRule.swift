/// What returns a view model, text or a model provides data: for the view, or for the use case.
///
/// ## Before
/// ```
/// func parcel(at index: Int) -> Parcel { parcels[index] }
/// ```
/// ## After
/// Presenter or interactor, not the view.
struct ResultTypeRule: EvidenceRule {
    static let id = "result-type"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard member.kind == .method, reading.traits(of: member).anchor == nil,
            let result = member.fact.signature?.result
        else { return [] }
        let reason = "returns \(result)"
        switch reading.traits(of: member).valueClass {
        case .viewModel:
            return speaks([.presenter: 4], at: member.fact.line, because: reason)
        case .model:
            return speaks([.view: -4, .presenter: 1, .interactor: 3], at: member.fact.line, because: reason)
        case .view, .look:
            return speaks([.view: 4], at: member.fact.line, because: reason)
        case .plain:
            return speaks([.view: -2, .presenter: 3], at: member.fact.line, because: reason)
        case .route where reading.isObjectiveC, .screen:
            return speaks([.router: 4], at: member.fact.line, because: reason)
        case .alert, .service, .device, .presentation, .route, .factory, .delegate, .closure, .error, .result, .log,
            .unknown:
            return []
        }
    }
}
