extension ModuleDetector {
    /// The framework and what is made after it.
    static let ribFrameworks: Set = ["ModernRIBs", "RIBs", "RIBsReactorKit"]

    /// Routers, interactors, builders and components of the RIBs framework.
    static let ribs = ModuleDetector(
        "ribs",
        bases: [
            "Builder": .builder, "Component": .other, "ComponentizedBuilder": .builder, "Interactor": .interactor,
            "LaunchRouter": .router, "MultiStageComponentizedBuilder": .builder, "Presenter": .presenter,
            "PresentableInteractor": .interactor, "Router": .router, "SimpleComponentizedBuilder": .builder,
            "SimpleMultiStageComponentizedBuilder": .builder, "ViewableRouter": .router,
        ],
        frameworks: ribFrameworks
    ) { family, facts in
        let routers: Set = ["LaunchRouter", "Router", "ViewableRouter"]
        let interactors: Set = ["Interactor", "PresentableInteractor"]
        return !ribFrameworks.isDisjoint(with: facts.imports)
            ? (family.inherits(routers, as: [.router], in: facts) ? 8 : 0)
                + (family.inherits(interactors, as: [.interactor], in: facts) ? 8 : 0) : 0
    }
}
