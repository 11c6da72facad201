/// A plain value that a data source or a delegate method of a view asks for is prepared by the presenter.
///
/// ## Before
/// ```
/// var names: [String] = []
/// func name(at index: Int) -> String { names[index] }  // data-source-value → presenter
/// func first() -> String { names[0] }
/// func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///     name(at: 1)
///     return UITableViewCell()
/// }
/// ```
/// ## After
/// Presenter.
struct DataSourceValueRule: EvidenceRule {
    static let id = "data-source-value"
    static let family = EvidenceFamily.graph

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral,
            !(member.fact.signature?.isVoid ?? true),
            let caller = reading.callers(of: member).first(where: {
                reading.traits(of: $0).anchor?.kind == .viewProtocol
            })
        else { return [] }
        return sign(at: member.fact.line, because: "gives \(caller.displayName) a value and touches nothing itself")
    }
}
