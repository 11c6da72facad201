extension ModuleDetector {
    /// `LoginModule().buildDefault()` makes `LoginDefaultView`, …; the protocols have the plain names.
    static let vipera = ModuleDetector("vipera") { family, facts in
        let modules = family.names(.builder).filter { $0.hasSuffix("Module") }
        guard !modules.isEmpty else { return 0 }
        let builds = modules.contains { name in
            (facts.types[name]?.methods ?? []).contains { $0.name.hasPrefix("build") }
        }
        let defaults = family.allNames.contains { $0.contains("Default") }
        return (builds ? 4 : 0) + (defaults ? 6 : 0)
            + (family.inherits(["GenericModuleInterface"], as: [.builder], in: facts) ? 6 : 0)
    }
}
