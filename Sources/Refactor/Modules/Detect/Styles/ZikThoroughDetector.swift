extension ModuleDetector {
    private static let thoroughBases: [String: ModuleRole] = [
        "ZIKTViperInteractor": .interactor, "ZIKTViperInteractorPrivate": .interactor,
        "ZIKTViperPresenter": .presenter, "ZIKTViperPresenterPrivate": .presenter, "ZIKTViperView": .view,
        "ZIKTViperViewPrivate": .view, "ZIKTViperWireframe": .router, "ZIKTViperWireframePrivate": .router,
    ]

    /// Wireframe, router of the app and builder; every part conforms to a protocol of ZIKTViper.
    static let zikThorough = ModuleDetector(
        "zik-thorough", bases: thoroughBases, vocabulary: WireVocabulary(entries: ["assembleViper"])
    ) { family, facts in
        family.inherits(Set(thoroughBases.keys), in: facts) ? 10 : 0
    }
}
