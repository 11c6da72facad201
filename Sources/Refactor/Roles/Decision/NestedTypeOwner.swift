/// Plain types follow their users: one that code beyond the view works with is an entity, one of the view alone stays.
struct NestedTypeOwner {
    private let controller: Controller

    init(controller: Controller) { self.controller = controller }

    /// The assignments with the plain nested types settled; pinned and anchored ones are left as they are.
    func settle(_ assignments: [Assignment]) -> [Assignment] {
        var settled = assignments
        var changed = true
        while changed {
            changed = false
            for type in controller.members where isOpen(assignments[type.index]) && settled[type.index].role != .entity
            {
                let users = users(of: type, in: settled)
                guard let first = users.first else { continue }
                settled[type.index] = entity(assignments[type.index], of: type, usedBy: first, among: users.count)
                changed = true
            }
        }
        for type in controller.members where isOpen(assignments[type.index]) && settled[type.index].role != .entity {
            let isUsed = !namers(of: type).isEmpty
            settled[type.index].role = isUsed ? .view : .entity
            settled[type.index].responsibility = isUsed ? .viewState : .entity
            settled[type.index].confidence = .medium
        }
        return settled
    }

    /// Returns true if a member is a plain nested type whose owner nothing has fixed.
    private func isOpen(_ assignment: Assignment) -> Bool {
        controller.members[assignment.member].kind == .type && !assignment.isPinned && assignment.anchor == nil
            && assignment.evidence.contains { $0.rule == NestedTypeRule.id && $0.role == .entity && $0.weight > 0 }
    }

    /// Members beyond the view that name the type; other entities among them. Constants that the view shares stay.
    private func users(of type: Member, in assignments: [Assignment]) -> [Member] {
        let namers = namers(of: type)
        let isOfView = { (user: Member) in assignments[user.index].role == .view && user.kind != .type }
        if isNamespace(type), namers.contains(where: isOfView) { return [] }
        return namers.filter { user in
            let assignment = assignments[user.index]
            guard assignment.role != .view, assignment.confidence != .low else { return false }
            return user.kind != .type || assignment.role == .entity
        }
    }

    private func namers(of type: Member) -> [Member] {
        controller.members.filter { user in
            user.index != type.index && user.references.contains { $0.target == .nested(type.index) }
        }
    }

    /// An enum without cases only gives constants a name.
    private func isNamespace(_ type: Member) -> Bool {
        type.fact.typeKeyword == "enum" && type.fact.caseNames.isEmpty
    }

    private func entity(_ assignment: Assignment, of type: Member, usedBy first: Member, among count: Int) -> Assignment
    {
        var settled = assignment
        let others = count > 1 ? " and \(count - 1) other member\(count == 2 ? "" : "s")" : ""
        settled.role = .entity
        settled.responsibility = .entity
        settled.confidence = count > 1 ? .high : .medium
        settled.margin = max(assignment.margin, count)
        settled.alternative = .view
        settled.evidence.insert(
            Evidence(
                rule: NestedTypeRule.id, role: .entity, weight: 5, line: type.fact.line,
                reason: "is a plain value that \(first.name)\(others) beyond the view use\(count == 1 ? "s" : "")"),
            at: 0)
        return settled
    }
}
