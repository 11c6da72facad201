/// Formatters, view model factories, results and closures that others handed in are the presenter's; a delegate that is
/// held weakly may be its output, a handler that is held strongly works for somebody else; view models are with those
/// who show them.
///
/// ## Before
/// ```
/// let rows: RowViewModelFactory  // presentation-type/helper → presenter
/// let service: RowService
/// ```
/// ## After
/// Presenter.
struct PresentationTypeRule: EvidenceRule {
    static let id = "presentation-type"
    static let family = EvidenceFamily.type
    static let cases = ["closure", "delegate", "handler", "helper", "result", "route-closure", "view-model"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .property else { return [] }
        let value = reading.traits(of: member).valueType
        let reason = "holds a \(member.fact.valueType ?? member.fact.initialType ?? "formatter")\(value.spokenOrigin)"
        switch value.found {
        case .presentation, .log:
            return sign("helper", at: member.fact.line, because: reason)
        case .closure:
            let isRoute = reading.traits(of: member).words.first.map { Self.routes.contains($0) } ?? false
            return sign(isRoute ? "route-closure" : "closure", at: member.fact.line, because: reason)
        case .result:
            return sign("result", at: member.fact.line, because: reason)
        case .delegate:
            let isWeak = member.fact.has(modifier: "weak") || member.fact.has(attribute: "weak")
            return sign(isWeak ? "delegate" : "handler", at: member.fact.line, because: reason)
        case .viewModel:
            return sign("view-model", at: member.fact.line, because: reason)
        default:
            return []
        }
    }

    /// First words of closures that open other screens.
    private static let routes: Set<String> = ["navigate", "open", "present", "push", "route", "show"]
}
