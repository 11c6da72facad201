extension Plan {
    /// True if an initializer of the view makes the module by asking it for something: whoever made the view and gave it
    /// another one would throw away what the first one has been told.
    package var isWiredByInitializer: Bool {
        guard style.viewMakesModule else { return false }
        let early = controller.reachedFromInitializers()
        return crossings.contains { early.contains($0.member) && placements[$0.member].role == .view }
    }
}
