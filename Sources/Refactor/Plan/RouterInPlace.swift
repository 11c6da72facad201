extension Plan {
    /// True if the view makes its router itself: a builder would do nothing else, stand in a file of its own and not see
    /// what is private.
    ///
    /// Not where a builder makes screens too, is given services, or is what tests make the module with.
    package var makesRouterInPlace: Bool {
        guard controller.language == .swift, roles == [.router], !isTested, style.component(for: style.mediator) == nil,
            style.screens == .usual, style.wiring.container == nil,
            style.builder?.text == Style.viper.builder?.text
        else { return false }
        return handedOn.isEmpty && handedServices(of: .router).isEmpty
            && constants(of: .router).allSatisfy { placements[$0.index].role == .view }
    }

    /// The access modifiers that go. What only a builder would name stays private where there is none.
    package var widenings: [Widening] {
        makesRouterInPlace ? allWidenings.filter { !namedByBuilder.contains($0.member) } : allWidenings
    }
}
