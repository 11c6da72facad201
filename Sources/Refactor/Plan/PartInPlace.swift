extension Plan {
    /// The one component that the view makes itself: a builder would do nothing else, stand in a file of its own and not
    /// see what is private. Nil where there is a builder.
    ///
    /// Not where a builder makes screens too, is given services, or is what tests make the module with.
    package var partInPlace: Role? {
        guard controller.language == .swift, let role = roles.first, roles == [role], style.isDirect(role), !isTested,
            [.usual, .usual.closed, StyleScreens.usual.settable].contains(style.screens), style.wiring.container == nil,
            style.builder?.text == Style.viper.builder?.text
        else { return nil }
        let isHanded =
            handedOn.isEmpty && handedServices(of: role).isEmpty
            && constants(of: role).allSatisfy { placements[$0.index].role == .view }
        return isHanded ? role : nil
    }

    /// The access modifiers that go. What only a builder would name stays private where there is none.
    package var widenings: [Widening] {
        partInPlace != nil ? allWidenings.filter { !namedByBuilder.contains($0.member) } : allWidenings
    }
}
