extension Plan {
    /// The role that the evidence proposes for a member, whatever is pinned.
    package func proposal(for member: Int) -> Role {
        guard style.component(for: .service) == nil else {
            return Refactor.plan(source, style: style, module: module).assignments[member].role
        }
        return Refactor.assignments(by: RuleContext(controller: source), in: style, pins: [:])[member].role
    }
}
