/// Set up, configure, layout: the view's, when it touches views; else the word is too common to count much.
///
/// ## Before
/// ```
/// func configureList() { list.rowHeight = 44 }  // set-up-name/view → view
/// func loadList() { }
/// var list: UITableView!
/// ```
/// ## After
/// View.
struct SetUpNameRule: EvidenceRule {
    static let id = "set-up-name"
    static let family = EvidenceFamily.name
    static let cases = ["only", "plain", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = traits.words.first, let verb = traits.verb,
            verb == .setUp
        else { return [] }
        if reading.onlySetsUp(member) {
            return sign("only", at: member.fact.line, because: "only calls what sets up views")
        }
        return sign(
            traits.touchesView ? "view" : "plain", at: member.fact.line, because: "is named after setting up: \(word)")
    }
}
