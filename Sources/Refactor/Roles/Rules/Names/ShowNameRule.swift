/// Show, hide, reload, update: the view's when it touches views, the router's when it navigates.
///
/// ## Before
/// ```
/// func showRows() { list.reloadData() }  // show-name/view → view
/// func showTerms() { }
/// var list: UITableView!
/// ```
/// ## After
/// View.
struct ShowNameRule: EvidenceRule {
    static let id = "show-name"
    static let family = EvidenceFamily.name
    static let cases = ["navigates", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, let word = traits.words.first, let verb = traits.verb,
            verb == .show || verb == .update, traits.navigates || traits.touchesView
        else { return [] }
        return sign(
            traits.navigates ? "navigates" : "view", at: member.fact.line, because: "is named after showing: \(word)")
    }
}
