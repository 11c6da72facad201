/// A controller whose mixed methods are cut, and where everything goes.
struct Slicing {
    let controller: Controller
    let assignments: [Assignment]
    let placements: [Placement]

    /// For each member, why its slices were not cut out as far as they were not.
    let obstacles: [[StayReason]]
    var effort = SlicingEffort()

    /// Decides together which members move and what is cut out of those that do not fit where they live.
    ///
    /// Everything starts where its role wants it. What cannot live there comes nearer to the view, from the interactor
    /// to the presenter first; cuts that turn out not to be possible are not tried again, and this repeats until nothing
    /// changes. Nothing ever goes back, so it ends.
    init(
        of controller: Controller, style: Style, module: String, assignments: [Assignment], slices: [[Slice]],
        names: [String: String], adoption: Adoption
    ) {
        var round = SlicingRound(
            controller: controller, style: style, module: module, assignments: assignments, renames: names,
            adoption: adoption)
        var result = round.place()
        while round.learn(from: result) { result = round.place() }
        self.init(
            controller: result.controller, assignments: result.assignments, placements: result.placements,
            obstacles: round.obstacles(to: slices))
        effort = round.effort
    }

    init(
        controller: Controller, assignments: [Assignment], placements: [Placement], obstacles: [[StayReason]] = []
    ) {
        self.controller = controller
        self.assignments = assignments
        self.placements = placements
        self.obstacles = obstacles
    }
}
