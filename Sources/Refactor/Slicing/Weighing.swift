/// Code that is not worth its wiring stays.
extension SlicingRound {
    /// Leaves in the view what would cost more requirements than it is worth; false when all is in proportion.
    mutating func weigh(_ result: Slicing) -> Bool {
        let fixed = Set(result.controller.members.indices.filter { isWanted($0, in: result) })
        let worth = WorthwhileMoves(
            in: result.controller,
            rules: mobility(of: result.controller, assignments: result.assignments).rules,
            placements: result.placements, assignments: result.assignments, fixed: fixed,
            isUsedOutside: mobility.isUsedOutside)
        var stays = false
        for member in controller.members where homes[member.index] != .origin {
            guard result.placements[member.index].moves, !worth.members.contains(member.index) else { continue }
            keep(member, .outweighed)
            stays = true
        }
        for host in result.controller.members {
            for place in host.inner where result.placements[place.member].moves {
                guard !worth.members.contains(place.member), isLeft(host, in: result, worth) else { continue }
                block(place.cut, because: .outweighed)
                stays = true
            }
        }
        return stays
    }

    /// Code that is cut out of code that stays as well is not cut again by itself.
    private func isLeft(_ host: Member, in result: Slicing, _ worth: WorthwhileMoves) -> Bool {
        !result.placements[host.index].moves || worth.members.contains(host.index)
    }

    /// Returns true for what a person pinned, or gave a name of its own.
    func isWanted(_ member: Int, in result: Slicing) -> Bool {
        let member = result.controller.members[member]
        guard let cut = member.cut else { return given[member.index].isPinned }
        if renames[cut.proposedName] != nil { return true }
        let lines = cut.line...cut.endLine
        return given[cut.host].isPinned || parts.parts(of: cut.host).contains { $0.lines.overlaps(lines) }
    }
}
