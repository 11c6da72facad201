/// A property that holds a view belongs to the view.
///
/// ## Before
/// ```
/// lazy var searchBar = UISearchBar()
/// ```
/// ## After
/// View, whatever its name says about searching.
struct ViewTypeRule: EvidenceRule {
    static let id = "view-type"
    static let family = EvidenceFamily.type

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard member.kind == .property else { return [] }
        let reason = "holds a \(member.fact.valueType ?? member.fact.initialType ?? "view")"
        switch reading.traits(of: member).valueClass {
        case .view:
            return speaks([.view: 12], at: member.fact.line, because: reason)
        case .look:
            return speaks([.view: 4, .interactor: -4], at: member.fact.line, because: reason)
        default:
            return []
        }
    }
}
