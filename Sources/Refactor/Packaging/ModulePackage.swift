/// A module as the target of a Swift package of its own: what it needs, what it shows, and what keeps it from being one.
package struct ModulePackage: Sendable {
    package let name: String
    /// The emission with what has to be public.
    package let emission: Emission
    /// The packages of the modules of others that the files import, as far as there are some.
    package let dependencies: [PackageDependency]
    /// The public types, sorted.
    package let open: [String]
    package let obstacles: [PackageObstacle]
    /// Types that nobody knows, so that nothing is proved of them.
    package let unknown: [String]
    /// The files of the app that name the module: they import it from now on.
    package let users: [String]

    /// Proves and opens the emitted files of a plan.
    ///
    /// - Parameters:
    ///   - others: what the style's templates write besides.
    ///   - app: the files of the app besides the controller's own.
    ///   - dependency: the package that gives a module.
    package init(
        of plan: Plan, _ emission: Emission, besides others: [SourceFile], around app: [SourceFile],
        in language: any Language, finding dependency: (String) -> PackageDependency?
    ) throws(ReadError) {
        var emitted: [SyntaxFacts] = []
        for file in emission.files {
            let bytes = file.bytes(from: plan.controller.files)
            emitted.append(try language.facts(of: SourceFile(path: file.path, bytes: bytes)))
        }
        var all = emitted
        for file in others where file.lexicalLanguage == .swift { all.append(try language.facts(of: file)) }
        dependencies = Self.imports(of: all).compactMap(dependency)
        let proof = PackageProof(of: all, in: plan, around: app, reaching: Set(dependencies.map(\.product)))
        let opening = PackageOpening(of: emission, emitted, in: plan, around: app)
        for file in opening.files {
            _ = try language.facts(of: SourceFile(path: file.path, bytes: file.bytes(from: plan.controller.files)))
        }
        name = plan.module
        self.emission = Emission(
            files: opening.files, removals: emission.removals, generated: emission.generated)
        open = opening.types
        let told = Set(proof.obstacles.map(\.name))
        obstacles = proof.obstacles + opening.obstacles.filter { !told.contains($0.name) }
        unknown = proof.unknown
        users = opening.use.places.map { "\($0.path):\($0.line)" }
    }

    /// The modules of others that files import, sorted.
    private static func imports(of files: [SyntaxFacts]) -> [String] {
        Set(files.flatMap(\.imports).map(\.module)).filter { !SDKModules.contains($0) }.sorted()
    }
}
