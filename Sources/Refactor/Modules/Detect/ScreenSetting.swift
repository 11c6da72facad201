/// Reads how containers of the app are given their screens.
extension EdgeFinder {
    /// The names of methods by which tab bars and the like take their screens.
    static func screenSetters(_ facts: AppFacts) -> Set<String> {
        var found: Set<String> = []
        for name in facts.names where UIKinds.isTabBar(name, facts) {
            for method in facts.types[name]?.methods ?? [] where method.setsScreens { found.insert(method.name) }
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
