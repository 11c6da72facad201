/// What the protocols of a module weigh beside the lines that leave the view for it.
package struct WiringWeight: Sendable, Equatable {
    package let requirements: Int
    /// The lines that do leave, not those that should.
    package let lines: Int

    /// People write some six requirements for each hundred lines; from twice as many on the wiring weighs more than what
    /// it parts.
    package static let most = 12

    package init(of plan: Plan) {
        requirements = plan.boundaries.map(\.requirements.count).reduce(0, +)
        lines = plan.lines(of: plan.controller.members.filter { plan.placements[$0.index].moves })
    }

    /// True if the module is more wiring than work.
    package var isTooMuch: Bool { requirements * 100 > Self.most * lines && requirements > 0 }

    /// The sentence for whoever writes the module; nil where it is in proportion.
    package var remark: String? {
        guard isTooMuch else { return nil }
        return "\(amount(lines, "line")) leave the view for \(amount(requirements, "requirement")) of protocols, where "
            + "people write some 6 for each 100 lines: leave it as it is, or take out less (--only); --only all says that it is meant"
    }
}
