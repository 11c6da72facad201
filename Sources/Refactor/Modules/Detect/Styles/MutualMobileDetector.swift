extension ModuleDetector {
    /// The first VIPER: `eventHandler`, `userInterface`, `ListModuleInterface`, wireframes that hold wireframes.
    static let mutualMobile = ModuleDetector(
        "mutualmobile",
        vocabulary: WireVocabulary(
            facets: ["userInterface"], meanings: ["eventhandler": .presenter, "userinterface": .view])
    ) { family, facts in
        guard !family.names(.router).isEmpty || !family.names(.dataManager).isEmpty else { return 0 }
        var points = 0
        if family.holds("eventHandler", in: .view, facts) { points += 2 }
        if family.holds("userInterface", in: .presenter, facts) { points += 3 }
        if family.implementsModuleInterface(facts) { points += 3 }
        let wireframe = family.stem + "Wireframe"
        if family.holds(wireframe, in: .presenter, facts) { points += 2 }
        return points >= 5 ? points : 0
    }
}
