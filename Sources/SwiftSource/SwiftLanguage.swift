package import Refactor
import SwiftSyntax

/// Swift, read and written with swift-syntax.
package struct SwiftLanguage: Language {
    package init() {}

    package var language: SourceLanguage { .swift }
    package var fileEndings: [String] { ["swift"] }

    package func facts(of file: SourceFile) throws(ReadError) -> SyntaxFacts {
        let tree = try parse(file)
        return FileReader(file: file, tree: tree).facts()
    }

    package func appFile(of file: SourceFile) -> AppFile {
        if NestingLimit.placeBeyond(in: file) != nil { return AppFile(path: file.path) }
        return PrivateUses.settled(glancedAppFile(of: file) ?? parsedAppFile(of: file), in: Array(file.bytes))
    }

    /// Returns the facts about modules that the words of a file tell; nil for a file that needs a parse.
    package func glancedAppFile(of file: SourceFile) -> AppFile? { Glance.read(file) }

    /// Returns the facts about modules in the syntax tree of a file; a glance says the same, where it is sure.
    package func parsedAppFile(of file: SourceFile) -> AppFile {
        AppFileReader.read(file, wholeTree(of: file))
    }

    package func text(of plan: Plan, bodies: Bodies) -> Emission {
        SwiftPrinter(plan: plan, bodies: bodies).emission()
    }

    package func files(of adaptation: Adaptation) -> [EmittedFile] {
        AdapterPrinter(adaptation: adaptation).files()
    }

    package func tests(of plan: Plan, _ emission: Emission, as request: TestRequest) -> ModuleTestFiles? {
        TestPrinter(plan: plan, request: request).files(of: emission)
    }

    package func spelling(of plan: Plan) -> any RequirementSpelling { Spelling(plan: plan) }
}
