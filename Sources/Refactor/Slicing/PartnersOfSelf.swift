/// Objects that the controller gives itself to: `[self.delegate editorDidCancel:self]`.
///
/// Only the view can say that, so that who it is said to stays with it.
struct PartnersOfSelf {
    /// Properties, by index.
    private let members: Set<Int>

    init(in controller: Controller) {
        var found: Set<Int> = []
        for member in controller.members where controller.language == .objectiveC {
            for giver in member.references where giver.target == .selfValue {
                let statement = member.fact.statements.last { $0.range.contains(giver.fact.range.lowerBound) }
                guard let range = statement?.range, statement?.form == .message else { continue }
                // The receiver is the first name in the message.
                guard case .own(let targets)? = member.references(in: range).first?.target else { continue }
                found.formUnion(targets.filter { controller.members[$0].kind == .property })
            }
        }
        members = found
    }

    /// Returns what keeps a property with the view, unless somebody wants it elsewhere.
    func obstacle(for member: Member, _ assignment: Assignment) -> StayReason? {
        members.contains(member.index) && !assignment.isPinned ? .passesSelf : nil
    }
}
