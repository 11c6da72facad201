/// A method that answers through a completion closure works for somebody: mostly the interactor.
///
/// ## Before
/// ```
/// func rate(done: @escaping (Int) -> Void) { done(1) }  // completion-parameter → interactor
/// func rate(stars: Int) { }
/// ```
/// ## After
/// Interactor.
struct CompletionParameterRule: EvidenceRule {
    static let id = "completion-parameter"
    static let family = EvidenceFamily.closure

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        for parameter in member.fact.signature?.parameters ?? []
        where reading.types.classify(written: parameter.type) == .closure {
            return sign(at: member.fact.line, because: "takes a closure")
        }
        return []
    }
}
