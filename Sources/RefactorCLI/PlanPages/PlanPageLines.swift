import Refactor

/// The role that each line of a controller's files gets, and the member that it is of.
struct PlanPageLines {
    struct Line: Equatable {
        /// Nil between members.
        var member: Int?
        /// The role that gets it today.
        var role = Role.view
        /// The role that wants it, where it stays nevertheless.
        var wanted: Role?
        var isUndecided = false
    }

    /// By file, then by line; line 1 is at index 0.
    let files: [[Line]]

    init(_ plan: Plan) {
        var files = plan.controller.files.map { [Line](repeating: Line(), count: $0.file.lineCount) }
        for member in plan.controller.sourceMembers where files.indices.contains(member.file) {
            let isOpen = PlanText.isLeftOpen(member, in: plan)
            for line in Self.lines(of: member, in: plan.controller) where line <= files[member.file].count {
                guard files[member.file][line - 1].member == nil else { continue }
                files[member.file][line - 1] = Line(
                    member: member.index, role: plan.placements[member.index].role, isUndecided: isOpen)
            }
        }
        for part in Self.parts(of: plan) {
            for line in part.lines where line <= files[part.file].count { files[part.file][line - 1].role = part.role }
        }
        for remain in plan.remains where remain.reason != .undecided {
            let file = plan.controller.members[remain.member].file
            for line in remain.lines where line <= files[file].count && files[file][line - 1].role == .view {
                files[file][line - 1].wanted = remain.role
            }
        }
        self.files = files
    }

    /// The lines of a member with the comments that move with it, blank ones before them aside.
    static func lines(of member: Member, in controller: Controller) -> ClosedRange<Int> {
        let first = firstLine(of: member.fact.range, in: controller.file(of: member))
        let start = min(first, member.fact.line)
        return start...max(start, member.fact.endLine)
    }

    private static func firstLine(of range: Range<Int>, in file: SourceFile) -> Int {
        var offset = range.lowerBound
        while offset < min(range.upperBound, file.bytes.count), [9, 10, 13, 32].contains(file.bytes[offset]) {
            offset += 1
        }
        return file.line(at: offset)
    }

    private struct Part {
        let file: Int
        let lines: ClosedRange<Int>
        let role: Role
    }

    /// Statements that leave their methods; those around others come first.
    private static func parts(of plan: Plan) -> [Part] {
        let controller = plan.controller
        return controller.members.compactMap { member -> Part? in
            // A value that is asked for stays where it is read.
            guard let cut = member.cut, cut.valueType == nil else { return nil }
            let file = controller.files[member.file].file
            let first = min(firstLine(of: cut.range, in: file), cut.line)
            return Part(
                file: member.file, lines: first...max(first, cut.endLine), role: plan.placements[member.index].role)
        }.sorted { ($1.lines.count, $0.lines.lowerBound) < ($0.lines.count, $1.lines.lowerBound) }
    }
}
