extension SlicingRound {
    /// The controller whose methods are given what they only read of the view's state, where they go to a component that
    /// the view asks and that has no way back to it; nil where that makes none free to go.
    ///
    /// ```
    /// func fetchBlurb() { api.blurb(of: artist) }        // artist is shown by the view
    /// func fetchBlurb(artist: Artist) { api.blurb(of: artist) }
    /// ```
    mutating func controllerThatHandsState() -> Controller? {
        guard controller.language == .swift, style.isDirect(.interactor) else { return nil }
        let result = place()
        let rules = mobility(of: result.controller, assignments: result.assignments).rules
        let wish = Slicing(
            controller: result.controller, assignments: result.assignments, placements: wished(result, by: rules))
        let state = HandedState(
            in: wish, mediator: style.mediator, rules: rules, types: types, isUsedOutside: mobility.isUsedOutside)
        let gifts = state.gifts().filter { method, given in
            let needed = result.controller.members[method].ownTargets.filter { wish.placements[$0].role == .origin }
            return Set(needed) == Set(given.map(\.index))
        }
        return gifts.isEmpty ? nil : state.controller(giving: gifts)
    }

    /// The places as they would be if all that reads state of the view alone could go, and that state stayed.
    private func wished(_ result: Slicing, by rules: CrossingRules) -> [Placement] {
        let unwanted = UnwantedMoves(
            in: result.controller, rules: rules, result.placements, callers: result.controller.callers(),
            isUsedOutside: mobility.isUsedOutside)
        return result.controller.members.map { member in
            var place = result.placements[member.index]
            if member.fact.isStored, place.moves, unwanted.contain(member, to: place.role) {
                place.role = .origin
            }
            if member.kind == .method, case .noWay(_, .origin)? = place.stays { place.role = place.wanted }
            return place
        }
    }
}
