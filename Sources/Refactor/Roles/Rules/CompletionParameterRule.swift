/// A method that answers through a completion closure works for somebody: mostly the interactor.
///
/// ## Before
/// ```
/// func rate(_ id: Int, done: @escaping (Int) -> Void) { service.rate(id, done) }
/// ```
/// ## After
/// Interactor.
struct CompletionParameterRule: EvidenceRule {
    static let id = "completion-parameter"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        for parameter in member.fact.signature?.parameters ?? []
        where TypeClassifier.classify(written: parameter.type) == .closure {
            return speaks([.presenter: -3, .interactor: 3], at: member.fact.line, because: "takes a closure")
        }
        return []
    }
}
