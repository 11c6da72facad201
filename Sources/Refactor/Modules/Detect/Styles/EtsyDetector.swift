extension ModuleDetector {
    /// `VIPERBuilder<LoginInteractor, LoginPresenter, LoginRouter>(controller: self)`: the builder owns all.
    static let etsy = ModuleDetector(
        "etsy",
        bases: [
            "VIPERInteractor": .interactor, "VIPERPresenter": .presenter, "VIPERRouter": .router,
        ]
    ) { family, facts in
        let owned = family.names(.view).flatMap { facts.types[$0]?.properties ?? [] }
        return owned.contains { $0.type?.names == ["VIPERBuilder"] } ? 12 : 0
    }
}
