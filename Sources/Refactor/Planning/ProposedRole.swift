extension Plan {
    /// Returns the role that the evidence proposes for each member of the source, whatever is pinned.
    package func proposals() -> [Assignment] {
        guard style.component(for: .service) == nil else {
            return Refactor.plan(source, style: style, module: module).assignments
        }
        return Refactor.assignments(by: RuleContext(controller: source), in: style, pins: [:])
    }
}
