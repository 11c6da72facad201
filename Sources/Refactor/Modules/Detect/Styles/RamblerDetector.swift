extension ModuleDetector {
    /// Input and output protocols, a Typhoon assembly, a router with a `transitionHandler`.
    static let rambler = ModuleDetector(
        "rambler", bases: ["ModuleAssemblyBase": .builder, "TyphoonAssembly": .builder],
        vocabulary: WireVocabulary(
            segues: WireNames(beginnings: ["openModuleUsingSegue"]), links: WireNames(beginnings: ["openModule"]),
            factories: ["openModuleUsingFactory", "openModuleUsingFactoryBlock"], definitions: ["TyphoonDefinition"],
            injections: ["injectProperty"], inputs: ["ModuleInput"], meanings: ["transitionhandler": .view])
    ) { family, facts in
        (family.inherits(["ModuleAssemblyBase", "TyphoonAssembly"], as: [.builder], in: facts) ? 6 : 0)
            + (family.holds("transitionHandler", in: .router, facts) ? 5 : 0)
            + (family.holds("output", in: .view, facts) && family.isObjectiveC(facts) ? 2 : 0)
    }
}
