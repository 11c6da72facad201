/// Set up, configure, layout: the view's, when it touches views; else the word is too common to count much.
///
/// ## Before
/// ```
/// func configureList() { tableView.rowHeight = 44 }
/// ```
/// ## After
/// View.
struct SetUpNameRule: EvidenceRule {
    static let id = "set-up-name"
    static let family = EvidenceFamily.name

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = traits.words.first, let verb = traits.verb,
            verb == .setUp
        else { return [] }
        if reading.onlySetsUp(member) {
            return speaks([.view: 6], at: member.fact.line, because: "only calls what sets up views")
        }
        let weights: KeyValuePairs<Role, Int> =
            traits.touchesView ? [.view: 4, .presenter: -2] : [.view: 2, .presenter: 1, .router: -1]
        return speaks(weights, at: member.fact.line, because: "is named after setting up: \(word)")
    }
}
