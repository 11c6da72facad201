import Refactor

/// A member that got another role than its true one.
struct Wrong {
    let module: FusedModule
    let truth: Role
    let assignment: Assignment

    /// The member, both roles and all evidence, a line each.
    var text: String {
        let member = module.controller.members[assignment.member]
        let head =
            "\(module.name):\(member.fact.line) \(member.id): \(truth.rawValue), said \(assignment.role.rawValue) "
            + "(\(assignment.confidence.rawValue), margin \(assignment.margin))"
        let evidence = assignment.evidence.map { "    \($0.role.rawValue) \($0.weight) \($0.rule): \($0.reason)" }
        return ([head] + evidence).joined(separator: "\n")
    }
}
