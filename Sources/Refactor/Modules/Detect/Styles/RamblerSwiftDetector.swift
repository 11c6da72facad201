extension ModuleDetector {
    /// `LoginModuleConfigurator`, started by a `LoginModuleInitializer` that may stand in a storyboard only.
    static let ramblerSwift = ModuleDetector("rambler-swift") { family, facts in
        guard !family.isObjectiveC(facts), family.holds("output", in: .view, facts) else { return 0 }
        let builders = family.names(.builder)
        return 3 + (builders.contains { $0.hasSuffix("Configurator") } ? 3 : 0)
            + (builders.contains { $0.hasSuffix("Initializer") } ? 3 : 0)
            + (family.holds("output", in: .interactor, facts) ? 1 : 0)
    }
}
