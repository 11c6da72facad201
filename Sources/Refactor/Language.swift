/// A source language: how it is read and how the parts of an emitted module are spelled.
package protocol Language: Sendable {
    var language: SourceLanguage { get }
    /// File name endings it reads, without dot.
    var fileEndings: [String] { get }
    /// Reads one file; refuses what it cannot read whole.
    func facts(of file: SourceFile) throws(ReadError) -> SyntaxFacts
    /// Reads what a file says about the modules of its app: lightly, and whatever state it is in.
    func appFile(of file: SourceFile) -> AppFile
    /// Writes the module of a plan; nothing touches a disk.
    func text(of plan: Plan, bodies: Bodies) -> Emission
    /// Writes an adapter between two protocols.
    func files(of adaptation: Adaptation) -> [EmittedFile]
    /// Writes the tests of an emitted module; nil where none are written in this language.
    func tests(of plan: Plan, _ emission: Emission, as request: TestRequest) -> ModuleTestFiles?
    /// The spelling of the requirements of a plan's protocols: asked for once, for all of them.
    func spelling(of plan: Plan) -> any RequirementSpelling
}

extension Language {
    package func tests(of plan: Plan, _ emission: Emission, as request: TestRequest) -> ModuleTestFiles? { nil }
}
