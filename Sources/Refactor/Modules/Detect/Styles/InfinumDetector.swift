extension ModuleDetector {
    /// A wireframe that builds its module in `init` and inherits a `BaseWireframe`.
    static let infinum = ModuleDetector(
        "infinum", bases: ["BaseWireframe": .router],
        vocabulary: WireVocabulary(shows: [
            "presentWireframe": NavigationCall(kind: .route, label: "present"),
            "pushWireframe": NavigationCall(kind: .route, label: "push"),
            "setRootWireframe": NavigationCall(kind: .route, label: "setRoot"),
        ])
    ) { family, facts in
        (family.inherits(["BaseWireframe"], as: [.router], in: facts) ? 10 : 0)
            + (family.inherits(["WireframeInterface"], as: [.router], in: facts) ? 2 : 0)
    }
}
