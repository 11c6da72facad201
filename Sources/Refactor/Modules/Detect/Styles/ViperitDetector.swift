extension ModuleDetector {
    private static let viperitBases: [String: ModuleRole] = [
        "DisplayData": .other, "Interactor": .interactor, "Presenter": .presenter, "Router": .router,
        "CollectionUserInterface": .view, "SwiftUIInterface": .view, "TableUserInterface": .view,
        "UserInterface": .view,
    ]

    /// Base classes of Viperit; modules are cases of an enum, and classes are found by name.
    static let viperit = ModuleDetector(
        "viperit", bases: viperitBases, frameworks: ["Viperit"],
        vocabulary: WireVocabulary(
            modules: ["ViperitModule": ["Presenter", "Router", "View"]],
            inherited: ["_presenter": [], "_view": ["View"]],
            held: [
                held("_presenter", by: [.view]), held("_view", .weak, by: [.presenter]),
                held("_interactor", by: [.presenter]), held("_router", by: [.presenter]),
                held("_presenter", .weak, by: [.interactor, .router]),
            ])
    ) { family, facts in
        facts.imports.contains("Viperit")
            && family.inherits(["Interactor", "Presenter", "Router"], in: facts) ? 9 : 0
    }

    private static func held(
        _ name: String, _ strength: ReferenceStrength = .strong, by roles: Set<ModuleRole>
    ) -> HeldProperty {
        HeldProperty(name: name, strength: strength, bases: Set(viperitBases.keys), roles: roles)
    }
}
