/// Lines that belong to another role and stay in the view.
package struct Remain: Sendable, Equatable {
    /// The member of the source that they are of.
    package let member: Int
    package let role: Role
    /// The lines in the member's file, sorted.
    package let lines: [Int]
    package let reason: StayReason
}

extension Plan {
    /// The lines that could leave and stay only for what their requirements would weigh.
    package var outweighedLines: Int {
        remains.filter { $0.reason == .outweighed }.reduce(0) { $0 + $1.lines.count }
    }

    /// The remains in the view for another role: members, and parts of members that were not cut out.
    package var remains: [Remain] {
        source.members.flatMap { member -> [Remain] in
            let placement = placements[member.index]
            guard !placement.moves else { return [] }
            if placement.wanted != .view { return [rest(of: member, placement)].compactMap { $0 } }
            return slices[member.index].enumerated().filter { $0.element.role != .view }.compactMap { index, slice in
                rest(of: slice, number: index, in: member)
            }
        }
    }

    /// The lines of a member that stays whole, without those that are the view's or were cut out.
    private func rest(of member: Member, _ placement: Placement) -> Remain? {
        guard let reason = placement.stays else { return nil }
        let others = slices[member.index].filter { $0.role == .view }.map { $0.line...$0.endLine }
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
        let reasons = sliceObstacles.isEmpty ? [] : sliceObstacles[member.index]
        let reason = number < reasons.count ? reasons[number] : .notCut
        return Remain(member: member.index, role: slice.role, lines: lines, reason: reason)
    }

    /// Lines that left with a cut of a member.
    private func cuts(of member: Member) -> [ClosedRange<Int>] {
        (controller.cuts[member.index] ?? []).compactMap { controller.members[$0].cut }.filter { $0.role != .view }
            .map { $0.line...max($0.line, $0.endLine) }
    }

    /// Lines that only call a member which has left: they speak to another component already.
    private func plainCalls(in member: Member) -> Set<Int> {
        Set(
            controller.members[member.index].references.filter { reference in
                guard case .own(let targets) = reference.target, let target = targets.first else { return false }
                return reference.fact.usage == .call && reference.fact.isStatement && placements[target].moves
            }.map(\.line))
    }
}
