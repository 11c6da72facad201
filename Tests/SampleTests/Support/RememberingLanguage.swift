import Refactor

/// A language that reads each text once in a run: the samples are planned in every style and every form, and what is
/// emitted is read again, the same file by many tests.
struct RememberingLanguage: Language {
    private static let known = Memory<SyntaxFacts>()

    private let base: any Language

    init(of base: any Language) { self.base = base }

    var language: SourceLanguage { base.language }
    var fileEndings: [String] { base.fileEndings }

    func facts(of file: SourceFile) throws(ReadError) -> SyntaxFacts {
        let key = file.path + "\0" + file.text
        if let facts = Self.known.value(for: key) { return facts }
        let facts = try base.facts(of: file)
        Self.known.keep(facts, for: key)
        return facts
    }

    func appFile(of file: SourceFile) -> AppFile { base.appFile(of: file) }
    func text(of plan: Plan, bodies: Bodies) -> Emission { base.text(of: plan, bodies: bodies) }
    func files(of adaptation: Adaptation) -> [EmittedFile] { base.files(of: adaptation) }
    func tests(of plan: Plan, _ emission: Emission, as request: TestRequest) -> ModuleTestFiles? {
        base.tests(of: plan, emission, as: request)
    }
    func spelling(of plan: Plan) -> any RequirementSpelling { base.spelling(of: plan) }
}
