/// Finds members of Objective-C that show other screens and that others call: they would have to stay as ones that only
/// pass a call on, through the mediator. They are entries, whose code leaves them, and the mediator is told what happened.
///
/// What an interactor does when others call it, as the delegate of a service, is best called as they call it.
struct EntryFinder {
    let controller: Controller
    let style: Style
    let mobility: Mobility
    let adoption: MigrationStep

    /// The members, with the roles of their code.
    func entries(homes: [Role], assignments: [Assignment]) -> [Int: Role] {
        guard controller.language == .objectiveC, adoption.takes(style.mediator),
            style.component(for: style.mediator) != nil
        else { return [:] }
        let callers = controller.callers()
        var found: [Int: Role] = [:]
        for member in controller.members where callers[member.index].isEmpty && !assignments[member.index].isPinned {
            let home = homes[member.index]
            guard home != .origin, home.capabilities.holdsViews, isMethod(member), mobility.isUsedOutside(member) else {
                continue
            }
            found[member.index] = home
        }
        return found
    }

    /// Its statements are known, and it gives nothing.
    private func isMethod(_ member: Member) -> Bool {
        member.kind == .method && CutRules.tree(of: member) != nil
            && [nil, "void"].contains(member.fact.signature?.result)
    }
}
