/// The lines of a controller's members, divided among the roles.
package struct RoleLines: Sendable, Equatable {
    /// Lines of all members.
    package let total: Int
    /// Lines of members whose role is decided, by that role.
    package let decided: [Role: Int]
    /// Lines that leave the view as things stand, by the role that gets them.
    package let moving: [Role: Int]
    /// Members that other roles should have, by role, and that is decided.
    package let members: [Role: Int]
    /// Lines of members for which nothing speaks clearly.
    package let undecided: Int
    /// Lines of members that are decided with high confidence, or by what they are: an outlet, an override.
    package let sure: Int
    /// Lines of decided members by what they do.
    package let responsibilities: [Responsibility: Int]

    /// Lines of parts that other roles should have inside members that are the view's, by role.
    package let parts: [Role: Int]

    /// Counts the members of a controller; what moves is what the placements let go.
    package init(
        of controller: Controller, assignments: [Assignment], slices: [[MisplacedCode]], placements: [Placement]
    ) {
        var decided: [Role: Int] = [:]
        var moving: [Role: Int] = [:]
        var members: [Role: Int] = [:]
        var parts: [Role: Int] = [:]
        var undecided = 0
        var sure = 0
        var responsibilities: [Responsibility: Int] = [:]
        for (member, assignment) in zip(controller.members, assignments) {
            let lines = member.lineCount
            if placements[member.index].moves { moving[placements[member.index].role, default: 0] += lines }
            guard !assignment.isUndecided else {
                undecided += lines
                continue
            }
            decided[assignment.role, default: 0] += lines
            members[assignment.role, default: 0] += 1
            responsibilities[assignment.responsibility, default: 0] += lines
            if assignment.role == .view {
                for slice in slices[member.index] where slice.role != .view {
                    parts[slice.role, default: 0] += slice.endLine - slice.line + 1
                }
            }
            if assignment.confidence == .high || assignment.anchor != nil || assignment.isPinned { sure += lines }
        }
        total = controller.members.map(\.lineCount).reduce(0, +)
        self.decided = decided
        self.moving = moving
        self.members = members
        self.parts = parts
        self.undecided = undecided
        self.sure = sure
        self.responsibilities = responsibilities
    }

    /// The roles beside the view that should have whole members, most lines first.
    package var others: [Role] { others(from: 1) { decided[$0] ?? 0 } }

    /// The roles beside the view that should have at least so many lines, members and parts together, most lines first.
    package func others(from least: Int) -> [Role] { others(from: least, lines: linesWithParts) }

    /// Lines of members, and of parts of the view's members, that a role should have.
    package func linesWithParts(of role: Role) -> Int { (decided[role] ?? 0) + (parts[role] ?? 0) }

    private func others(from least: Int, lines: (Role) -> Int) -> [Role] {
        Role.allCases.filter { $0 != .view && lines($0) >= least }.sorted { (lines($0), $1) > (lines($1), $0) }
    }

    /// The lines of every role by its name, none left out.
    package var linesByRole: [String: Int] {
        Dictionary(uniqueKeysWithValues: Role.allCases.map { ($0.rawValue, decided[$0] ?? 0) })
    }

    /// Lines that would leave the view if all went where it belongs.
    package var leaving: Int { total - undecided - (decided[.view] ?? 0) }

    /// Lines of parts in members of the view that other roles should have.
    package var partLines: Int { parts.values.reduce(0, +) }

    /// Lines that leave as things stand.
    package var movingNow: Int { moving.values.reduce(0, +) }

    /// Returns the responsibilities of a role's lines, most lines first.
    package func responsibilities(of role: Role) -> [Responsibility] {
        Responsibility.allCases.enumerated().filter { $0.element.role == role && responsibilities[$0.element] != nil }
            .sorted { left, right in
                (responsibilities[left.element] ?? 0, right.offset) > (
                    responsibilities[right.element] ?? 0, left.offset
                )
            }.map(\.element)
    }
}
