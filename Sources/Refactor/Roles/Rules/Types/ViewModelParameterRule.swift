/// A method that is handed what is to be shown, and shows it, belongs to the view.
///
/// ## Before
/// ```
/// func render(_ row: RowViewModel) { label.text = row.name }  // view-model-parameter/view → view
/// func take(_ row: Row) { }
/// var label: UILabel!
/// ```
/// ## After
/// View, also where it hands the model on to the views that show it.
struct ViewModelParameterRule: EvidenceRule {
    static let id = "view-model-parameter"
    static let family = EvidenceFamily.type
    static let cases = ["plain", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        for parameter in member.fact.signature?.parameters ?? []
        where reading.types.classify(written: parameter.type) == .viewModel {
            return sign(
                traits.touchesView ? "view" : "plain", at: member.fact.line, because: "takes a \(parameter.type)")
        }
        return []
    }
}
