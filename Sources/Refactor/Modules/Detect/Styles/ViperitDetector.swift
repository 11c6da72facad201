extension ModuleDetector {
    /// Base classes of Viperit; modules are cases of an enum, and classes are found by name.
    static let viperit = ModuleDetector(
        "viperit",
        bases: [
            "DisplayData": .other, "Interactor": .interactor, "Presenter": .presenter, "Router": .router,
            "CollectionUserInterface": .view, "SwiftUIInterface": .view, "TableUserInterface": .view,
            "UserInterface": .view,
        ],
        frameworks: ["Viperit"]
    ) { family, facts in
        facts.imports.contains("Viperit")
            && family.inherits(["Interactor", "Presenter", "Router"], in: facts) ? 9 : 0
    }
}
