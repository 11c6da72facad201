extension ModuleDetector {
    /// Routers that register their module for protocols.
    static let zikRouter = ModuleDetector(
        "zik-router",
        bases: [
            "ZIKDestinationViewRouter": .router, "ZIKModuleRouter": .router, "ZIKModuleViewRouter": .router,
            "ZIKServiceRouteAdapter": .adapter, "ZIKViewRouteAdapter": .adapter,
            "ZIKViewRouter": .router, "ZIKViperInteractor": .interactor, "ZIKViperPresenter": .presenter,
            "ZIKViperView": .view, "ZIKViperViewPrivate": .view,
        ],
        vocabulary: WireVocabulary(
            routers: WireNames(beginnings: ["Routable", "ZIK"]), wrappers: WireNames(beginnings: ["Routable"]),
            performs: ["perform", "performFrom", "performOnDestination", "performPath", "performWithConfiguring"],
            embeds: WireNames(beginnings: ["addAs"]),
            prepares: WireNames(exact: ["destination"], beginnings: ["makeDestination", "prepareDestination"]),
            prepared: ["makeDestination"], gives: WireNames(beginnings: ["makeDestination"]),
            adaptees: ["forAdaptee"], makers: ["forMakingService", "forMakingView"])
    ) { family, facts in
        let routers: Set = ["ZIKDestinationViewRouter", "ZIKModuleRouter", "ZIKModuleViewRouter", "ZIKViewRouter"]
        return family.inherits(routers, as: [.router], in: facts) ? 10 : 0
    }
}
