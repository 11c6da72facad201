/// A method that is handed the delegate of another screen opens that screen.
///
/// ## Before
/// ```
/// func pickDay(delegate: DayPickerDelegate) { … }
/// ```
/// ## After
/// Router.
struct DelegateParameterRule: EvidenceRule {
    static let id = "delegate-parameter"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        for parameter in member.fact.signature?.parameters ?? []
        where TypeClassifier.classify(written: parameter.type) == .delegate {
            return speaks([.router: 5], at: member.fact.line, because: "takes a \(parameter.type)")
        }
        return []
    }
}
