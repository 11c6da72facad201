import Refactor

/// The edits that a member's text needs in its place: crossing references, qualified names, access.
struct MemberEdits {
    let plan: Plan
    let spelling: Spelling

    /// Enters the edits of one member into a list.
    func enter(_ member: Member, into edits: inout EditList) {
        for crossing in plan.crossings where crossing.member == member.index { redirect(crossing, of: member, &edits) }
        if plan.placements[member.index].moves { qualify(member, &edits) }
        adjustAccess(of: member, &edits)
        let role = plan.placements[member.index].role
        for injection in plan.injections(into: role) where injection.member == member.index {
            inject(injection, into: member, &edits)
        }
    }

    /// `let api = API()` becomes `let api: API`; the value goes to the builder.
    private func inject(_ injection: Injection, into member: Member, _ edits: inout EditList) {
        let bytes = plan.controller.file(of: member).bytes
        var start = injection.value.lowerBound
        while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == UInt8(ascii: "=") { start -= 1 }
        let head = plan.controller.file(of: member).text(member.fact.declaration.lowerBound..<start)
        if !head.contains(":") { edits.insert(": \(spelling.qualified(injection.type))", at: start) }
        edits.remove(start..<injection.value.lowerBound, because: .injected)
        edits.remove(injection.value, because: nil)
    }

    private func redirect(_ crossing: Crossing, of member: Member, _ edits: inout EditList) {
        guard let port = crossing.path.first else { return }
        let isShadowed = member.fact.localNames.contains(spelling.property(of: port))
        let needsSelf = crossing.reference.base == .none && isShadowed
        let access = (needsSelf ? "self." : "") + spelling.access(through: port)
        if crossing.reference.usage == .shorthand {
            edits.insert(" = \(access)\(crossing.reference.name)", at: crossing.reference.range.upperBound)
        } else {
            edits.insert(access, at: crossing.reference.range.lowerBound)
        }
    }

    /// Types nested in the controller and `Self` are spelled in full outside of it.
    private func qualify(_ member: Member, _ edits: inout EditList) {
        let isInExtension = member.kind == .type
        for reference in member.references where !isInExtension {
            switch reference.target {
            case .nested where reference.fact.base == .none:
                edits.insert(plan.controller.name + ".", at: reference.fact.range.lowerBound)
            case .selfType:
                edits.replace(reference.fact.range, with: plan.controller.name, because: .renamed)
            default: continue
            }
        }
    }

    private func adjustAccess(of member: Member, _ edits: inout EditList) {
        let fact = member.fact
        let isWidened = plan.widenings.contains { $0.member == member.index }
        let isPublished =
            (fact.writtenAccess ?? .internal) > .internal && plan.placements[member.index].moves
            && member.kind != .type
        if isWidened || isPublished, let range = fact.accessRange {
            edits.remove(range, because: .access)
        }
        let declaration = plan.controller.declarations[member.declaration].fact
        let isHiddenByExtension = declaration.keyword == .extension && declaration.access?.isFileBound == true
        if plan.placements[member.index].moves, isHiddenByExtension, !isWidened, member.kind != .type,
            fact.writtenAccess == nil
        {
            edits.insert("private ", at: fact.modifierStart)
        }
    }
}
