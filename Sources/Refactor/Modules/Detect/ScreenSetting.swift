/// Reads how containers of the app are given their screens.
extension AppFacts {
    /// The names of methods by which tab bars and the like take their screens.
    var screenSetters: Set<String> {
        var found: Set<String> = []
        for name in names where UIKinds.isTabBar(name, self) {
            for method in types[name]?.methods ?? [] where method.setsScreens { found.insert(method.name) }
        }
        return found
    }
}

extension JoinedMethod {
    /// True if its body gives a container its screens: `viewControllers = screens`.
    var setsScreens: Bool {
        steps.contains { step in
            if case .assign(let target) = step.kind, target.lastName == "viewControllers" { return true }
            return step.value.calls.contains { $0.name == "setViewControllers" }
        }
    }
}
