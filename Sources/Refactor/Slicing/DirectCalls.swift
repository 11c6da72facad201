/// Calls that go straight to where they end: what a component asks of a method of the view that only passes on to that
/// component again, it calls itself.
///
/// `view?.reload()` where the view says `func reload() { presenter.reload() }` becomes `reload()` in the presenter. The
/// view's method stays for whoever else calls it; one that nobody else calls keeps its callers.
struct DirectCalls {
    private let controller: Controller
    private let placements: [Placement]
    private let style: Style
    /// Returns true if code beside the controller's own may use a member.
    private let isUsedOutside: (Member) -> Bool
    private let passing: [Int: PassingOn]

    init(in slicing: Slicing, style: Style, isUsedOutside: @escaping (Member) -> Bool) {
        self.style = style
        controller = slicing.controller
        placements = slicing.placements
        self.isUsedOutside = isUsedOutside
        let placements = placements
        let found = slicing.controller.members.compactMap { member -> (Int, PassingOn)? in
            guard placements[member.index].role == .origin, !member.isInherited,
                let passed = PassingOn(of: member, in: slicing.controller),
                placements[passed.target].role != .origin
            else { return nil }
            return (member.index, passed)
        }
        passing = Dictionary(uniqueKeysWithValues: found)
    }

    /// The methods of the view past which calls may go.
    var candidates: [Int] { passing.keys.sorted() }

    /// The controller whose components call straight past some methods of the view; nil where nothing does.
    func controller(past members: Set<Int>) -> Controller? {
        let open = members.filter(isCalledOtherwise)
        guard !open.isEmpty else { return nil }
        var isChanged = false
        let changed = controller.members.map { member -> Member in
            guard let direct = direct(member, past: open) else { return member }
            isChanged = true
            return direct
        }
        return isChanged ? controller.with(members: changed) : nil
    }

    /// Returns true if a method has users besides those that can call past it: an event, the view, the app.
    private func isCalledOtherwise(_ index: Int) -> Bool {
        let member = controller.members[index]
        if member.isEntry || isUsedOutside(member) || !(controller.selections[index] ?? []).isEmpty { return true }
        return controller.members.contains { user in
            user.index != index && user.ownTargets.contains(index) && placements[user.index].role == .origin
        }
    }

    private func direct(_ member: Member, past open: Set<Int>) -> Member? {
        let role = placements[member.index].role
        guard role != .origin else { return nil }
        var edits: [ReceiverEdit] = []
        let references = member.references.map { reference -> Reference in
            guard case .own(let targets) = reference.target, targets.count == 1, let target = targets.first,
                open.contains(target), let passed = passing[target], mayReach(passed, from: role),
                let own = self.edits(of: reference.fact, to: passed)
            else { return reference }
            edits += own
            return Reference(
                fact: reference.fact.calling(passed.name, labels: passed.labels), target: .own([passed.target]))
        }
        guard references != member.references else { return nil }
        return member.with(references: references, receivers: member.receivers + edits)
    }

    /// The component has the method itself, or asks who has it without the view between; then it gives it no values, which
    /// may be wanted in another form there.
    private func mayReach(_ passed: PassingOn, from role: Role) -> Bool {
        let home = placements[passed.target].role
        return home == role || passed.labels.isEmpty && style.route(from: role, to: home)?.count == 1
    }

    /// The edits that make a call one of another method.
    private func edits(of use: ReferenceFact, to passed: PassingOn) -> [ReceiverEdit]? {
        guard use.usage == .call, use.isOnSelf, use.labels.count == passed.labels.count else { return nil }
        var edits: [ReceiverEdit] = []
        if use.name != passed.name { edits.append(.init(range: use.range, text: passed.name, isOfCall: true)) }
        guard use.labels != passed.labels else { return edits }
        guard let places = use.arguments?.labels, places.count == use.labels.count else { return nil }
        for (index, label) in passed.labels.enumerated() where label != use.labels[index] {
            guard let place = places[index] else { return nil }
            let text = label == "_" ? "" : label + ": "
            edits.append(.init(range: place, text: text, isOfCall: true))
        }
        return edits
    }
}

extension ReferenceFact {
    /// The same call of another method.
    fileprivate func calling(_ name: String, labels: [String]) -> ReferenceFact {
        var use = self
        (use.name, use.labels) = (name, labels)
        return use
    }
}
