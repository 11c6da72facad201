/// What only actions, overrides and delegate methods call, and what touches nothing itself, handles their events.
///
/// ## Before
/// ```
/// func choose(_ index: Int) { selected = parcels[index] }   // called by tableView(_:didSelectRowAt:)
/// ```
/// ## After
/// Presenter, whatever it is called.
struct EventHandlingRule: EvidenceRule {
    static let id = "event-handling"
    static let family = EvidenceFamily.graph

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral else { return [] }
        let callers = reading.callers(of: member)
        guard let caller = callers.first, callers.allSatisfy({ reading.traits(of: $0).anchor != nil }) else {
            return []
        }
        return speaks(
            [.presenter: 6, .interactor: -1], at: member.fact.line,
            because: "is called only by \(caller.name) and touches no view, service or screen")
    }
}
