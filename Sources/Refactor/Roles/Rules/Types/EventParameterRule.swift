/// An index path or an error that reaches a method without views is news for the presenter.
///
/// ## Before
/// ```
/// func fail(_ error: Error) { }  // event-parameter/outcome → presenter
/// func choose(_ indexPath: IndexPath) { }  // event-parameter/index-path → presenter
/// func show(_ error: Error) { label.text = "" }
/// var label: UILabel!
/// ```
/// ## After
/// Presenter.
struct EventParameterRule: EvidenceRule {
    static let id = "event-parameter"
    static let family = EvidenceFamily.type
    static let cases = ["index-path", "outcome"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard traits.isNeutral, traits.anchor == nil, reading.listener(of: member)?.listener != .service else {
            return []
        }
        for parameter in member.fact.signature?.parameters ?? [] {
            let name = TypeName(parameter.type)
            if name.core == "IndexPath" || name.core == "NSIndexPath" {
                return sign("index-path", at: member.fact.line, because: "takes an index path")
            }
            if [.error, .result].contains(reading.types.classify(written: parameter.type)) {
                return sign("outcome", at: member.fact.line, because: "takes a \(parameter.type)")
            }
        }
        return []
    }
}
