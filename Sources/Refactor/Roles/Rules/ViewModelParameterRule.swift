/// A method that is handed what is to be shown, and shows it, belongs to the view.
///
/// ## Before
/// ```
/// func render(_ model: ParcelViewModel) { nameLabel.text = model.name }
/// ```
/// ## After
/// View. Without a view touched, the presenter may be handling it.
struct ViewModelParameterRule: EvidenceRule {
    static let id = "view-model-parameter"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        for parameter in member.fact.signature?.parameters ?? []
        where TypeClassifier.classify(written: parameter.type) == .viewModel {
            let weights: KeyValuePairs<Role, Int> =
                traits.touchesView ? [.view: 6, .presenter: -3, .interactor: -3] : [.view: 4, .interactor: -4]
            return speaks(weights, at: member.fact.line, because: "takes a \(parameter.type)")
        }
        return []
    }
}
