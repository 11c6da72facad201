import Refactor

/// Members that moved, as pieces: in source order, with the blank lines and marks that they had.
struct MemberGroup {
    let plan: Plan
    let spelling: Spelling
    let bodies: Bodies
    let members: [Member]
    /// The member that stands before them in the same component.
    var precededBy: Member?
    /// Sections have their marks.
    var isMarked = true

    func print() -> (pieces: [Piece], removals: [Removal]) {
        var pieces: [Piece] = []
        var removals: [Removal] = []
        var previous = precededBy
        for member in members {
            let separator = separator(between: previous, and: member)
            if !separator.isEmpty { pieces.append(.generated(separator)) }
            let moved = moved(member)
            pieces += shellComments(above: member) + moved.pieces
            removals += moved.removals
            previous = member
        }
        return (pieces, removals)
    }

    /// A blank line and, where a section begins, its mark.
    private func separator(between previous: Member?, and member: Member) -> String {
        let title = member.section.map { plan.controller.sections[$0] }.flatMap { $0.mark == nil ? nil : $0.title }
        var lines: [String] = []
        let isNewSection = previous?.section != member.section || previous == nil
        if let previous {
            let areNeighbours =
                previous.file == member.file
                && previous.fact.range.upperBound == member.fact.range.lowerBound
            if !areNeighbours || member.cut != nil || previous.cut != nil || isNewSection { lines.append("") }
        }
        // A router that stands alone is a section itself.
        if isMarked, isNewSection, plan.partInPlace != .router, let title, !title.isEmpty, !ViewTitles.contain(title) {
            lines += [spelling.indent + "// MARK: - " + title, ""]
        }
        return spelling.lines(lines)
    }

    private func shellComments(above member: Member) -> [Piece] {
        EmptiedExtension(before: member, in: plan)?.lines(spelling) ?? []
    }

    private func moved(_ member: Member) -> (pieces: [Piece], removals: [Removal]) {
        if member.cut != nil {
            return CutText(plan: plan, spelling: spelling, member: member).print(isStub: bodies == .stub)
        }
        var edits = EditList()
        let isStub = bodies == .stub && member.kind == .method && member.fact.body != nil
        if isStub, let body = member.fact.body {
            StubEdits(unit: member, range: body, text: stub(of: member)).enter(into: &edits)
        }
        MemberEdits(plan: plan, spelling: spelling).enter(member, isStub: isStub, into: &edits)
        return edits.apply(to: member.fact.range, of: member.file)
    }

    private func stub(of member: Member) -> String {
        let file = plan.controller.file(of: member).name
        let indent = spelling.indent
        return "{" + spelling.newline
            + "\(indent)\(indent)fatalError(\"move from \(file):\(member.fact.line)–\(member.fact.endLine)\")"
            + spelling.newline + indent + "}"
    }
}
