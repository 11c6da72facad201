extension ModuleDetector {
    /// A view that has a `viewModel`, and a coordinator that leads on from it.
    static let mvvmC = ModuleDetector("mvvm-c") { family, facts in
        let coordinators = family.names(.router).filter { $0.hasSuffix("Coordinator") }
        return !coordinators.isEmpty && family.holds("viewModel", in: .view, facts) ? 4 : 0
    }
}
