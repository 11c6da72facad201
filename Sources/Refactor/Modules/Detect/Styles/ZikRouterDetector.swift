extension ModuleDetector {
    /// Routers that register their module for protocols.
    static let zikRouter = ModuleDetector(
        "zik-router",
        bases: [
            "ZIKDestinationViewRouter": .router, "ZIKModuleRouter": .router, "ZIKModuleViewRouter": .router,
            "ZIKServiceRouteAdapter": .adapter, "ZIKViewRouteAdapter": .adapter,
            "ZIKViewRouter": .router, "ZIKViperInteractor": .interactor, "ZIKViperPresenter": .presenter,
            "ZIKViperView": .view, "ZIKViperViewPrivate": .view,
        ]
    ) { family, facts in
        let routers: Set = ["ZIKDestinationViewRouter", "ZIKModuleRouter", "ZIKModuleViewRouter", "ZIKViewRouter"]
        return family.inherits(routers, as: [.router], in: facts) ? 10 : 0
    }
}
