import Refactor

/// Members that moved, as pieces: in source order, with the blank lines and marks that they had.
struct ObjCMemberGroup {
    let spelling: ObjCSpelling
    let edits: ObjCMemberEdits
    let bodies: Bodies
    let members: [Member]

    private var controller: Controller { spelling.plan.controller }

    func print() -> (pieces: [Piece], removals: [Removal]) {
        var pieces: [Piece] = []
        var removals: [Removal] = []
        var previous: Member?
        for member in members {
            let separator = separator(between: previous, and: member)
            if !separator.isEmpty { pieces.append(.generated(separator)) }
            let moved = moved(member)
            pieces += moved.pieces
            removals += moved.removals
            if !endsLine(member) { pieces.append(.generated(spelling.newline)) }
            previous = member
        }
        return (pieces, removals)
    }

    /// A blank line and, where a section begins, its mark.
    private func separator(between previous: Member?, and member: Member) -> String {
        let section = member.section.map { controller.sections[$0] }
        // What a router alone has is all of one kind, whatever it stood among.
        let isOfOthers = section.map { $0.mark == nil || ViewTitles.contain($0.title) } ?? true
        let isBare = isOfOthers || isOfView(member) || spelling.plan.style.isDirect(.router)
        let title = isBare ? "" : section?.title ?? ""
        let isNewSection = previous == nil || previous?.section != member.section
        var lines: [String] = []
        if let previous, isNewSection && !title.isEmpty || !areTogether(previous, member) { lines.append("") }
        if isNewSection, !title.isEmpty { lines += ["#pragma mark - " + title, ""] }
        return spelling.lines(lines)
    }

    /// Returns true if a member is given back to the view: it stands under no mark.
    private func isOfView(_ member: Member) -> Bool {
        member.cut != nil && spelling.plan.placements[member.index].role == .view
    }

    /// Neighbours in the source, and state on a line each.
    private func areTogether(_ previous: Member, _ member: Member) -> Bool {
        if previous.cut != nil || member.cut != nil { return false }
        if previous.file == member.file, previous.fact.range.upperBound == member.fact.range.lowerBound { return true }
        return previous.kind == .property && member.kind == .property && isOneLine(previous) && isOneLine(member)
    }

    private func isOneLine(_ member: Member) -> Bool {
        let file = controller.file(of: member)
        return file.line(at: member.fact.range.lowerBound) == member.fact.endLine
    }

    private func endsLine(_ member: Member) -> Bool {
        if member.cut != nil { return true }
        let end = member.fact.range.upperBound
        return end > 0 && controller.file(of: member).bytes[end - 1] == 10
    }

    private func moved(_ member: Member) -> (pieces: [Piece], removals: [Removal]) {
        let isStub = bodies == .stub && member.kind == .method && member.fact.body != nil
        if member.cut != nil {
            return ObjCCutText(spelling: spelling, member: member).print(edits, stub: isStub ? stub(of: member) : nil)
        }
        var list = EditList()
        if isStub, let body = member.fact.body {
            StubEdits(unit: member, range: body, text: "{" + spelling.newline + stub(of: member) + "}").enter(
                into: &list)
            edits.enterCuts(of: member, into: &list)
        } else {
            edits.enter(member, into: &list)
        }
        return list.apply(to: member.fact.range, of: member.file)
    }

    /// Throws, so that it compiles whatever the method gives.
    private func stub(of member: Member) -> String {
        let file = controller.file(of: member).name.split(separator: "\"").joined(separator: "'")
        let reason = "move from \(file):\(member.fact.line)–\(member.fact.endLine)"
        let statement = [
            "@throw [NSException exceptionWithName:NSInternalInconsistencyException",
            "reason:@\"\(reason)\" userInfo:nil];",
        ].joined(separator: " ")
        return spelling.indent + statement + spelling.newline
    }
}
