/// The knowledge on which expressions are resolved.
struct WireKnowledge: Sendable {
    let facts: AppFacts
    /// Types that stand for their module where a value of theirs cannot be followed: builders and routers.
    let carriers: Set<String>
    /// The types that were found to be put into properties, by type and property.
    var assigned: [String: [String: Set<String>]] = [:]
    /// The parameters and properties whose values end up on the screen.
    var shown = ShownParameters()
}
