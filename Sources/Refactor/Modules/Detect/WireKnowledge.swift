/// What the resolving of expressions rests upon.
struct WireKnowledge: Sendable {
    let facts: AppFacts
    /// Types that stand for their module where a value of theirs cannot be followed: builders and routers.
    let carriers: Set<String>
    /// What was found to be put into properties, by type and property.
    var assigned: [String: [String: Set<String>]] = [:]
    /// What ends up on the screen of that which methods and properties are given.
    var shown = ShownParameters()
}
