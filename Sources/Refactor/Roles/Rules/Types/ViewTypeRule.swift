/// A property that holds a view belongs to the view.
///
/// ## Before
/// ```
/// lazy var searchBar = UISearchBar()  // view-type/view → view
/// let search: SearchService
/// ```
/// ## After
/// View, whatever its name says about searching. An image may be what is shown as well as a look: it says less.
struct ViewTypeRule: EvidenceRule {
    static let id = "view-type"
    static let family = EvidenceFamily.type
    static let cases = ["image", "look", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .property else { return [] }
        let value = reading.traits(of: member).valueType
        let reason = "holds a \(member.fact.valueType ?? member.fact.initialType ?? "view")\(value.spokenOrigin)"
        switch value.found {
        case .view:
            return sign("view", at: member.fact.line, because: reason)
        case .look:
            let isImage = TypeName(member.fact.valueType ?? member.fact.initialType ?? "").core == "UIImage"
            return sign(isImage ? "image" : "look", at: member.fact.line, because: reason)
        default:
            return []
        }
    }
}
