extension ModuleDetector {
    /// `LoginComponent: Component<LoginDependency>` gives what a screen needs and knows its children.
    static let needle = ModuleDetector(
        "needle",
        bases: [
            "BootstrapComponent": .builder, "Component": .builder, "NonCoreComponent": .builder,
            "PluginizedComponent": .builder,
        ],
        frameworks: ["NeedleFoundation"],
        vocabulary: WireVocabulary(scopes: ["parent"], inherited: ["dependency": ["Dependency"]])
    ) { family, facts in
        family.inherits(["BootstrapComponent", "Component", "PluginizedComponent"], as: [.builder], in: facts) ? 8 : 0
    }
}
