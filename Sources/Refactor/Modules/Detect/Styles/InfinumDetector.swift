extension ModuleDetector {
    /// A wireframe that builds its module in `init` and inherits a `BaseWireframe`.
    static let infinum = ModuleDetector(
        "infinum", bases: ["BaseWireframe": .router],
        vocabulary: WireVocabulary(shows: [
            "presentWireframe": Showing(kind: .route, label: "present"),
            "pushWireframe": Showing(kind: .route, label: "push"),
            "setRootWireframe": Showing(kind: .route, label: "setRoot"),
        ])
    ) { family, facts in
        (family.inherits(["BaseWireframe"], as: [.router], in: facts) ? 10 : 0)
            + (family.inherits(["WireframeInterface"], as: [.router], in: facts) ? 2 : 0)
    }
}
