/// Parts for a router that lead nowhere: they work on what the view keeps, if only a controller.
///
/// ```
/// searchController = UISearchController(searchResultsController: nil)     // stays: no way to another screen
/// searchController.searchResultsUpdater = self
/// ```
extension SlicingRound {
    /// Leaves in the view what would only work on its properties from a router; false when there is nothing of the kind.
    mutating func keepOwnWorkInView(_ result: Slicing) -> Bool {
        let work = RouterWork(in: result.controller, result.placements)
        var stays = false
        for host in result.controller.members {
            for place in host.inner where leadsOn(result.placements[place.member].role) {
                let part = result.controller.members[place.member]
                let isWork =
                    worksOnView(part, in: result)
                    && !part.references.contains(where: { RouterWork.isOfNavigation($0.name) })
                guard isWork || onlySetsDelegate(part), !work.isIn(part), !isWanted(place.member, in: result)
                else { continue }
                block(place.cut, because: .notCut)
                stays = true
            }
        }
        return stays
    }

    private func leadsOn(_ role: Role) -> Bool { role != .origin && role.capabilities.reachesScreen }

    /// Returns true for code that makes no screen, and tells somebody to report to this one.
    private func onlySetsDelegate(_ part: Member) -> Bool {
        part.cut?.type == nil
            && part.references.contains { $0.fact.usage == .write && $0.name.lowercased().hasSuffix("delegate") }
            && !part.references.contains { $0.name.hasSuffix("ViewController") && $0.fact.usage != .type }
    }

    private func worksOnView(_ part: Member, in result: Slicing) -> Bool {
        part.references.contains { reference in
            guard case .own(let targets) = reference.target, let target = targets.first else { return false }
            let property = result.controller.members[target]
            return property.fact.isStored && !result.placements[target].moves
        }
    }
}
