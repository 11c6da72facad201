import Refactor

/// A member as the regression sees it: the rows of the table that speak, and the role that is right.
struct Example {
    let family: String
    let repository: String
    let rows: [String]
    let role: Role
    /// How much it counts beside the others.
    let share: Double

    /// The examples of a module: scored methods and properties that nothing ties to the view.
    static func all(of module: FusedModule) -> [Example] {
        module.controller.members.compactMap { member in
            guard let role = module.roles[member.index], module.reading.traits(of: member).anchor == nil,
                member.kind == .method || member.kind == .property
            else { return nil }
            let signs = OwnEvidence.signs(of: member, in: module.reading).map(\.name)
            let starts = RoleWeights.startRows(of: member.kind, in: module.language).map { "start/\($0)" }
            return Example(
                family: module.family, repository: module.repository, rows: starts + signs, role: role,
                share: module.share)
        }
    }
}
