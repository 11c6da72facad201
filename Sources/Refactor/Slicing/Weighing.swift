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
        let behind = workBehindMediator(result, worth)
        for member in controller.members where homes[member.index] != .origin {
            guard result.placements[member.index].moves, !worth.members.contains(member.index) else { continue }
            if !behind.contains(member.index) || !goesToMediator(member, because: .outweighed) {
                keep(member, .outweighed)
            }
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

    /// How far the code of a member is taken apart: nothing goes behind the mediator of what came from there for its price.
    func adoption(for member: Member) -> MigrationStep {
        guard diverted[member.index] == .outweighed, homes[member.index] == style.mediator else { return adoption }
        return adoption.without(Role.allCases.filter { $0.capabilities.reportsOnly && $0 != style.mediator })
    }

    /// What would go behind the mediator, to a component that is not worth its files, and that the mediator's code alone
    /// asks for: in the view the mediator would have to ask the view for it, which is no business of a screen.
    private func workBehindMediator(_ result: Slicing, _ worth: WorthwhileMoves) -> Set<Int> {
        let placements = result.placements
        let callers = result.controller.callers()
        let written = Set(worth.members.map { placements[$0].role })
        var found = Set(
            placements.indices.filter { index in
                placements[index].moves && placements[index].role.capabilities.reportsOnly
                    && placements[index].role != style.mediator && !written.contains(placements[index].role)
                    && result.controller.members[index].cut == nil && !callers[index].isEmpty
                    && !mobility.isUsedOutside(result.controller.members[index])
            })
        var size = -1
        while size != found.count {
            size = found.count
            found = found.filter { index in
                callers[index].allSatisfy { caller in
                    found.contains(caller)
                        || worth.members.contains(caller) && placements[caller].role == style.mediator
                }
            }
        }
        return found
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
