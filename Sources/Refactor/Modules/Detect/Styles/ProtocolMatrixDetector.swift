extension ModuleDetector {
    /// A protocol for each role, `ArticleViewProtocol`, and `enum ArticleModuleBuilder { static func build() }`.
    static let protocolMatrix = ModuleDetector("protocol-matrix") { family, facts in
        let roles: [(ModuleRole, String)] = [
            (.view, "ViewProtocol"), (.presenter, "PresenterProtocol"), (.interactor, "InteractorProtocol"),
            (.router, "RouterProtocol"),
        ]
        let fitting = roles.count { role, ending in
            family.names(role).contains { name in facts.ancestors(of: name).contains { $0.hasSuffix(ending) } }
        }
        let builds = family.names(.builder).contains { name in
            (facts.types[name]?.methods ?? []).contains { $0.isStatic }
        }
        return fitting >= 3 && builds ? 2 + fitting : 0
    }
}
