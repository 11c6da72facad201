/// Methods that only actions, overrides and delegate methods call, and that touch nothing themselves, handle their
/// events.
///
/// ## Before
/// ```
/// @IBAction func send() { submit(); clear() }
/// func submit() { count += 1 }  // event-handling → presenter
/// func clear() { label.text = "" }
/// var count = 0
/// var label: UILabel!
/// ```
/// ## After
/// Presenter, whatever it is called.
struct EventHandlingRule: EvidenceRule {
    static let id = "event-handling"
    static let family = EvidenceFamily.graph

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil, traits.isNeutral else { return [] }
        let callers = reading.callers(of: member)
        guard let caller = callers.first, callers.allSatisfy({ isEventSource($0, of: member, in: reading) }),
            !reading.onlySetsUp(member)
        else { return [] }
        return sign(
            at: member.fact.line,
            because: "is called only by \(caller.displayName) and touches no view, service or screen")
    }

    /// An anchor, or a method of the view that hands the call to a control's closure.
    private func isEventSource(_ caller: Member, of member: Member, in reading: RuleContext) -> Bool {
        if reading.traits(of: caller).anchor != nil { return true }
        guard reading.side(of: caller) == .view else { return false }
        let calls = reading.graph.incoming[member.index].filter { $0.from == caller.index && $0.kind == .calls }
        return !calls.isEmpty && calls.allSatisfy(\.isInClosure)
    }
}
