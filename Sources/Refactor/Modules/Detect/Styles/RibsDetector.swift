extension ModuleDetector {
    /// The framework and what is made after it.
    private static let ribFrameworks: Set = ["ModernRIBs", "RIBs", "RIBsReactorKit"]

    private static let ribRouters: Set = ["LaunchRouter", "Router", "ViewableRouter"]

    /// Routers, interactors, builders and components of the RIBs framework.
    static let ribs = ModuleDetector(
        "ribs",
        bases: [
            "Builder": .builder, "Component": .other, "ComponentizedBuilder": .builder, "Interactor": .interactor,
            "LaunchRouter": .router, "MultiStageComponentizedBuilder": .builder, "Presenter": .presenter,
            "PresentableInteractor": .interactor, "Router": .router, "SimpleComponentizedBuilder": .builder,
            "SimpleMultiStageComponentizedBuilder": .builder, "ViewableRouter": .router,
        ],
        frameworks: ribFrameworks,
        vocabulary: WireVocabulary(
            shows: ["attachChild": NavigationCall(kind: .child, label: "attach")], ways: ["Buildable"],
            facets: ["actionableItem", "launchRouter", "uiviewController", "viewControllable"],
            inherited: ["interactor": ["Interact"], "presenter": ["Present", "View"], "viewController": ["View"]],
            entries: ["didBecomeActive", "didLoad"],
            held: [
                HeldProperty(name: "interactor", bases: ribRouters),
                HeldProperty(name: "viewController", bases: ["LaunchRouter", "ViewableRouter"]),
                HeldProperty(name: "presenter", bases: ["PresentableInteractor"]),
            ])
    ) { family, facts in
        let interactors: Set = ["Interactor", "PresentableInteractor"]
        return !ribFrameworks.isDisjoint(with: facts.imports)
            ? (family.inherits(ribRouters, as: [.router], in: facts) ? 8 : 0)
                + (family.inherits(interactors, as: [.interactor], in: facts) ? 8 : 0) : 0
    }
}
