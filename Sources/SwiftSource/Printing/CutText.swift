import Refactor

/// Writes a run of statements as the method that it became.
struct CutText {
    let plan: Plan
    let spelling: Spelling
    let member: Member

    func print(isStub: Bool) -> (pieces: [Piece], removals: [Removal]) {
        guard let cut = member.cut else { return ([], []) }
        if let type = cut.valueType { return value(cut, of: type) }
        let indent = spelling.indent
        let head = (attributes() + spelling.head(of: plan.implemented(member.index), ending: " {")).map {
            indent + $0
        }
        var edits = EditList()
        if isStub { StubEdits(unit: member, range: cut.range, text: stub()).enter(into: &edits) }
        if !isStub { layOut(cut, &edits) }
        MemberEdits(plan: plan, spelling: spelling).enter(member, isStub: isStub, into: &edits)
        let body = edits.apply(to: cut.range, of: member.file)
        var pieces: [Piece] = [.generated(spelling.lines(head))]
        let held = plan.heldPorts(of: member)
        if !held.isEmpty, !isStub {
            let line = StrongGuard(plan: plan, spelling: spelling, member: member, ports: held).statement
            pieces.append(.generated(spelling.lines([indent + indent + line])))
        }
        let file = plan.controller.file(of: member)
        let start = file.lineStart(before: cut.code.lowerBound)
        if cut.range.lowerBound == cut.code.lowerBound, start < cut.code.lowerBound {
            pieces.append(.generated(indent + indent))
        }
        pieces += body.pieces
        if !endsLine(cut) || isStub { pieces.append(.generated(spelling.newline)) }
        if let result = cut.result, binding(of: cut) == nil, !isStub {
            pieces.append(.generated(spelling.lines(["\(indent)\(indent)return \(result.name)"])))
        }
        return (pieces + [.generated(spelling.lines([indent + "}"]))], body.removals)
    }

    /// `var nameText: String? { nameField.text }`.
    private func value(_ cut: Cut, of type: String) -> (pieces: [Piece], removals: [Removal]) {
        var edits = EditList()
        MemberEdits(plan: plan, spelling: spelling).enter(member, into: &edits)
        let body = edits.apply(to: cut.range, of: member.file)
        let head = spelling.lines(attributes().map { spelling.indent + $0 })
        return (
            [.generated("\(head)\(spelling.indent)var \(cut.name): \(type) { ")] + body.pieces
                + [.generated(" }" + spelling.newline)], body.removals
        )
    }

    private func attributes() -> [String] {
        member.fact.attributes.filter { $0.hasPrefix("available(") }.map { "@" + $0 }
            + (plan.isolatesMembers(of: plan.placements[member.index].role) ? ["@MainActor"] : [])
    }

    /// The bytes of `let name = ` that become `return `; nil where the value is taken from a part of this one.
    private func binding(of cut: Cut) -> Range<Int>? {
        cut.binding.flatMap { binding in
            member.inner.contains { $0.cut.range.overlaps(binding) } ? nil : binding
        }
    }

    private func endsLine(_ cut: Cut) -> Bool {
        cut.range.upperBound > cut.code.upperBound
            && plan.controller.file(of: member).bytes[cut.range.upperBound - 1] == 10
    }

    private func layOut(_ cut: Cut, _ edits: inout EditList) {
        if let binding = binding(of: cut) { edits.replace(binding, with: "return ", because: .binding) }
        let literals = plan.controller.members[cut.host].fact.tree?.longLiterals ?? []
        IndentationShift(plan: plan, spelling: spelling, member: member).enter(
            cut.range, sparing: literals, and: member.inner.map(\.cut.range), into: &edits)
    }

    private func stub() -> String {
        let file = plan.controller.file(of: member).name
        let indent = spelling.indent + spelling.indent
        return "\(indent)fatalError(\"move from \(file):\(member.fact.line)–\(member.fact.endLine)\")"
    }
}

extension IndentationShift {
    /// The lines of a cut as the body of a method in a type.
    init(plan: Plan, spelling: Spelling, member: Member) {
        self.init(
            of: member, in: plan.controller.file(of: member), unit: spelling.indent,
            new: spelling.indent + spelling.indent)
    }
}
