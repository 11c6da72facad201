import Refactor

/// Writes a run of statements as the method that it became.
struct ObjCCutText {
    let spelling: ObjCSpelling
    let member: Member

    private var plan: Plan { spelling.plan }

    /// `stub` stands in the place of the statements where only the skeleton is wanted.
    func print(_ memberEdits: ObjCMemberEdits, stub: String?) -> (pieces: [Piece], removals: [Removal]) {
        guard let cut = member.cut else { return ([], []) }
        var edits = EditList()
        if let stub {
            StubEdits(unit: member, range: cut.range, text: stub).enter(into: &edits)
            memberEdits.enterCuts(of: member, into: &edits)
        } else {
            if let binding = cut.binding { edits.replace(binding, with: "return ", because: .binding) }
            ObjCCutCalls.shift(of: member, spelling).enter(
                cut.range, sparing: [], and: member.inner.map(\.cut.range), into: &edits)
            memberEdits.enter(member, into: &edits)
        }
        let body = edits.apply(to: cut.range, of: member.file)
        let head = spelling.methods.definition(member)
        let host = plan.controller.members[cut.host]
        let putsBraceOnOwnLine = spelling.files.putsBraceOnOwnLine(host) ?? spelling.putsBracesOnOwnLine
        var pieces: [Piece] = [.generated(spelling.lines(putsBraceOnOwnLine ? [head, "{"] : [head + " {"]))]
        let file = plan.controller.file(of: member)
        let start = file.lineStart(before: cut.code.lowerBound)
        if stub == nil, cut.range.lowerBound == cut.code.lowerBound, start < cut.code.lowerBound {
            pieces.append(.generated(spelling.indent))
        }
        pieces += body.pieces
        if stub == nil, !endsLine(cut) { pieces.append(.generated(spelling.newline)) }
        if let result = cut.result, cut.binding == nil, stub == nil {
            pieces.append(.generated(spelling.lines([spelling.indent + "return \(result.name);"])))
        }
        return (pieces + [.generated(spelling.lines(["}"]))], body.removals)
    }

    private func endsLine(_ cut: Cut) -> Bool {
        cut.range.upperBound > cut.code.upperBound
            && plan.controller.file(of: member).bytes[cut.range.upperBound - 1] == 10
    }
}
