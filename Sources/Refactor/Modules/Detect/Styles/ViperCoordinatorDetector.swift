extension ModuleDetector {
    /// A presenter that asks a `coordinator` to lead on, which is the app's or the module's own; a view model that does so
    /// is none.
    static let viperCoordinator = ModuleDetector("viper-coordinator") { family, facts in
        let isViewModel = family.names(.presenter).contains { $0.hasSuffix("ViewModel") }
        return !isViewModel && family.holds("coordinator", in: .presenter, facts) ? 5 : 0
    }
}
