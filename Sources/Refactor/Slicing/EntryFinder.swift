/// Finds members that others call and that stay for that, while all of their code leaves: the mediator is told what
/// happened.
///
/// In Objective-C these are members that show other screens, which would only pass a call on. In Swift they are what a
/// conformance keeps in the view: it is the delegate of a row or of another screen, and what that tells it is the
/// mediator's. What an interactor does when others call it, as the delegate of a service, is best called as they call it.
struct EntryFinder {
    /// A member that stays while its code leaves.
    struct Entry {
        /// The role of its code.
        let role: Role
        /// Why it stays even where its code cannot leave; nil where it then goes along with it.
        let stays: StayReason?

        /// Where it lives once its code cannot leave it.
        var home: Role { stays == nil ? role : .origin }
    }

    let controller: Controller
    let style: Style
    let mobility: Mobility
    let adoption: MigrationStep

    /// The members, where `kept` tells why some may not leave.
    func entries(homes: [Role], kept: [Int: StayReason], assignments: [Assignment]) -> [Int: Entry] {
        guard adoption.takes(style.mediator), style.component(for: style.mediator) != nil else { return [:] }
        return controller.language == .objectiveC
            ? ways(homes: homes, assignments: assignments) : delegations(kept: kept, assignments: assignments)
    }

    private func ways(homes: [Role], assignments: [Assignment]) -> [Int: Entry] {
        let callers = controller.callers()
        var found: [Int: Entry] = [:]
        for member in controller.members where callers[member.index].isEmpty && !assignments[member.index].isPinned {
            let home = homes[member.index]
            guard home != .origin, home.capabilities.holdsViews, isMethod(member), mobility.isUsedOutside(member) else {
                continue
            }
            found[member.index] = Entry(role: home, stays: nil)
        }
        return found
    }

    private func delegations(kept: [Int: StayReason], assignments: [Assignment]) -> [Int: Entry] {
        var found: [Int: Entry] = [:]
        for member in controller.members where !assignments[member.index].isPinned && isMethod(member) {
            guard case .conformance? = kept[member.index], assignments[member.index].role == style.mediator else {
                continue
            }
            found[member.index] = Entry(role: style.mediator, stays: kept[member.index])
        }
        return found
    }

    /// Its statements are known, and it gives nothing.
    private func isMethod(_ member: Member) -> Bool {
        member.kind == .method && CutRules.tree(of: member) != nil && member.fact.signature?.isAsync != true
            && [nil, "()", "Void", "void"].contains(member.fact.signature?.result)
    }
}
