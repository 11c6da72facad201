/// A method that is handed the delegate of another screen opens that screen.
///
/// ## Before
/// ```
/// func pickDay(delegate: DayPickerDelegate) { }  // delegate-parameter → router
/// func pickDay(after day: Day) { }
/// ```
/// ## After
/// Router, weakly.
struct DelegateParameterRule: EvidenceRule {
    static let id = "delegate-parameter"
    static let family = EvidenceFamily.type

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        for parameter in member.fact.signature?.parameters ?? []
        where reading.types.classify(written: parameter.type) == .delegate {
            return sign(at: member.fact.line, because: "takes a \(parameter.type)")
        }
        return []
    }
}
