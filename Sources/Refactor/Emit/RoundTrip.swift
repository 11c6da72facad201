/// A call that comes back to where it began: a component asks the view for a method that does nothing but call that
/// component again.
package struct RoundTrip: Sendable, Equatable, CustomStringConvertible {
    /// The member that calls.
    package let caller: String
    /// The method of the view between.
    package let between: String
    /// The method that is called in the end.
    package let target: String
    package let role: Role

    package var description: String {
        "\(role.rawValue) \(caller) → view \(between) → \(role.rawValue) \(target)"
    }
}

/// The round trips of a plan, by its calls as a graph.
package func roundTrips(of plan: Plan) -> [RoundTrip] {
    let members = plan.controller.members
    return plan.crossings.compactMap { crossing in
        guard let between = crossing.target, plan.placements[between].role == .view,
            let passed = PassingOn(of: members[between], in: plan.controller)
        else { return nil }
        let role = plan.placements[crossing.member].role
        guard role != .view, plan.placements[passed.target].role == role else { return nil }
        return RoundTrip(
            caller: members[crossing.member].id, between: members[between].id, target: members[passed.target].id,
            role: role)
    }
}
