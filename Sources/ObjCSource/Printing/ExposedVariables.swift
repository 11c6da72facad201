import Refactor

/// Instance variables that other components use, so that their owner needs a property for them.
struct ExposedVariables {
    let spelling: ObjCSpelling

    func members(of role: Role) -> [Member] {
        let plan = spelling.plan
        let required = Set(plan.boundaries.flatMap(\.requirements).map(\.member))
        return plan.controller.members.filter { member in
            required.contains(member.index) && plan.placements[member.index].role == role
                && spelling.properties.needsDeclaration(member)
        }
    }
}
