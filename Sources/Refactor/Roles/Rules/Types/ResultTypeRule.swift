/// The result of a method tells for whom it works: a view model is provided for the view, a model by the use case; a
/// view is made by the view, a screen or a transition by the router. Plain values are nobody's.
///
/// ## Before
/// ```
/// func parcel(at index: Int) -> ParcelModel { parcels[index] }  // result-type/model → interactor
/// func pick(at index: Int) { }
/// var parcels: [ParcelModel] = []
/// ```
/// ## After
/// Interactor: it returns a model.
struct ResultTypeRule: EvidenceRule {
    static let id = "result-type"
    static let family = EvidenceFamily.type
    static let cases = ["model", "plain", "screen", "view", "view-model"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .method, reading.traits(of: member).anchor == nil,
            let result = member.fact.signature?.result
        else { return [] }
        let value = reading.traits(of: member).valueType
        let reason = "returns \(result)\(value.spokenOrigin)"
        switch value.found {
        case .viewModel:
            return sign("view-model", at: member.fact.line, because: reason)
        case .model:
            return sign("model", at: member.fact.line, because: reason)
        case .view, .look:
            let isTransition = result.contains("Transition")
            return sign(isTransition ? "screen" : "view", at: member.fact.line, because: reason)
        case .plain:
            return sign("plain", at: member.fact.line, because: reason)
        case .route where reading.isObjectiveC, .screen:
            return sign("screen", at: member.fact.line, because: reason)
        case .alert, .service, .device, .presentation, .route, .factory, .delegate, .closure, .error, .result, .log,
            .unknown:
            return []
        }
    }
}
