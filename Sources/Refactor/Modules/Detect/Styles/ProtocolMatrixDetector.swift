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
        let builders = family.names(.builder).filter { name in
            (facts.types[name]?.methods ?? []).contains { $0.isStatic }
        }
        if fitting >= 3, !builders.isEmpty { return 2 + fitting }
        // Whatever its protocols are called: a builder that is an enum is the mark of this style.
        return builders.contains { $0.hasSuffix("Builder") && facts.keyword(of: $0) == .enum } ? 3 : 0
    }
}
