/// Finds the lines that belong to another role and stay in the view of a plan.
struct RemainReader {
    let plan: Plan

    /// The remains of a member of the source: itself, or parts of it that were not cut out.
    func remains(of member: Member) -> [Remain] {
        let placement = plan.placements[member.index]
        guard !placement.moves else { return [] }
        if placement.wanted != .view { return [rest(of: member, placement)].compactMap { $0 } }
        return plan.slices[member.index].enumerated().filter { $0.element.role != .view }.compactMap { index, slice in
            rest(of: slice, number: index, in: member)
        }
    }

    /// The lines of a member that stays whole, without those that are the view's or were cut out.
    private func rest(of member: Member, _ placement: Placement) -> Remain? {
        guard let reason = placement.stays else { return nil }
        let others = plan.slices[member.index].filter { $0.role == .view }.map { $0.line...$0.endLine }
        let gone = others + cuts(of: member)
        let calls = plainCalls(in: member)
        let lines = lines(of: member).filter { line in
            !gone.contains { $0.contains(line) } && !calls.contains(line)
        }
        guard !lines.isEmpty else { return nil }
        return Remain(member: member.index, role: placement.wanted, lines: lines, reason: reason)
    }

    /// The lines of a property; of a method those of its statements, since its head stays with whoever calls it.
    private func lines(of member: Member) -> [Int] {
        guard member.kind == .method, member.fact.tree != nil else {
            return Array(member.fact.line...max(member.fact.line, member.fact.endLine))
        }
        let lines = member.fact.statements.flatMap { Array($0.line...max($0.line, $0.endLine)) }
        return Set(lines).sorted()
    }

    /// Returns the rest of a part that stays; nil when nothing does.
    func rest(of slice: MisplacedCode, number: Int, in member: Member) -> Remain? {
        let gone = cuts(of: member)
        let calls = plainCalls(in: member)
        let lines = (slice.line...max(slice.line, slice.endLine)).filter { line in
            !gone.contains { $0.contains(line) } && !calls.contains(line)
        }
        guard !lines.isEmpty else { return nil }
        let reasons = plan.sliceObstacles.isEmpty ? [] : plan.sliceObstacles[member.index]
        let reason = number < reasons.count ? reasons[number] : .notCut
        return Remain(member: member.index, role: slice.role, lines: lines, reason: reason)
    }

    /// Lines that left with a cut of a member.
    private func cuts(of member: Member) -> [ClosedRange<Int>] {
        (plan.controller.cuts[member.index] ?? []).compactMap { plan.controller.members[$0].cut }.filter {
            $0.role != .view
        }
        .map { $0.line...max($0.line, $0.endLine) }
    }

    /// Lines that only call a member which has left: they speak to another component already.
    private func plainCalls(in member: Member) -> Set<Int> {
        Set(
            plan.controller.members[member.index].references.filter { reference in
                guard case .own(let targets) = reference.target, let target = targets.first else { return false }
                return reference.fact.usage == .call && reference.fact.isStatement && plan.placements[target].moves
            }.map(\.line))
    }
}
