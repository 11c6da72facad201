package import Refactor

/// Objective-C, read and written with our own parser.
package struct ObjCLanguage: Language {
    package init() {}

    package var language: SourceLanguage { .objectiveC }
    package var fileEndings: [String] { ["m", "h", "mm"] }

    package func facts(of file: SourceFile) throws(ReadError) -> SyntaxFacts {
        FileReader(tree: try parse(file)).facts()
    }

    package func appFile(of file: SourceFile) -> AppFile {
        AppFileReader.read(file)
    }

    package func text(of plan: Plan, bodies: Bodies) -> Emission {
        ObjCPrinter(plan: plan, bodies: bodies).emission()
    }

    package func files(of adaptation: Adaptation) -> [EmittedFile] {
        AdapterPrinter(adaptation: adaptation).files()
    }

    package func lines(of requirement: Requirement, in plan: Plan) -> [String] {
        [line(of: requirement, in: plan)]
    }

    package func line(of requirement: Requirement, in plan: Plan) -> String {
        Spelling(plan: plan).requirementLine(requirement)
    }
}
