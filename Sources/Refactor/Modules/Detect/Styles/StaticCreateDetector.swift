extension ModuleDetector {
    /// `static func createModule() -> UIViewController` on the router makes all parts and ties them.
    static let staticCreate = ModuleDetector("static-create") { family, facts in
        let parts = Set(ModuleFamily.core.flatMap { family.names($0) })
        let creators = (family.names(.router) + family.names(.builder)).contains { name in
            (facts.types[name]?.methods ?? []).contains { method in
                guard method.isStatic else { return false }
                let made = Set(method.steps.flatMap { $0.value.calls.map(\.name) })
                return made.intersection(parts).count >= 2
            }
        }
        return creators ? 4 : 0
    }
}
