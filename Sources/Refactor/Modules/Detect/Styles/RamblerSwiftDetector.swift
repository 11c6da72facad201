extension ModuleDetector {
    /// `LoginModuleConfigurator`, started by a `LoginModuleInitializer` that may stand in a storyboard only.
    static let ramblerSwift = ModuleDetector(
        "rambler-swift", vocabulary: WireVocabulary(segues: WireNames(exact: ["forSegue"]))
    ) { family, facts in
        guard !family.isObjectiveC(facts), family.holds("output", in: .view, facts) else { return 0 }
        let builders = family.names(.builder)
        let isConfigured = builders.contains { $0.hasSuffix("Configurator") }
        let isInitialized = builders.contains { $0.hasSuffix("Initializer") }
        if !isConfigured, !isInitialized, builders.contains(where: { facts.keyword(of: $0) == .enum }) { return 0 }
        return 3 + (isConfigured ? 3 : 0) + (isInitialized ? 3 : 0)
            + (family.holds("output", in: .interactor, facts) ? 1 : 0)
    }
}
