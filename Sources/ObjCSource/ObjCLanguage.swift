package import Refactor

/// Objective-C, read and written with our own parser.
///
/// Why not clang: without the SDK's headers it keeps the method bodies and drops most of the message sends in them, so
/// a decision built on it would look healthy and be blind. The parser here needs no types and no headers. It never
/// gives up on a file: what it cannot read is an `unparsed` node, the member around it is "not analysed" and stays;
/// only a file whose method heads, counted line by line, are not the methods parsed is refused.
///
/// The same facts come out as for Swift, so roles, places, boundaries and forwarders are shared. What differs:
///
/// - A class is what its `@interface`, extension, categories and `@implementation` say together (`ObjectiveCMembers`);
///   a property, its accessors and its variable move whole or not at all (`Controller.bonds`).
/// - Names mean what a selector says (`SelectorResolver`); there is no `override`, so the SDK's selectors tell
///   (`SDKSelector`, the published rules of the Swift importer read backwards).
/// - A message to nil gives nil, so references to objects may pass a weak port; numbers and a view's own views may not.
/// - A header is a contract with the rest of the app: its declarations stay, what moves is passed on.
/// - A string behind `forKeyPath:` names a property, and a macro whose text mentions self means the controller: both
///   keep their member in the view.
package struct ObjCLanguage: Language {
    package init() {}

    package var language: SourceLanguage { .objectiveC }
    package var fileEndings: [String] { ["m", "h", "mm"] }

    package func facts(of file: SourceFile) throws(ReadError) -> SyntaxFacts {
        ObjCFileReader(tree: try parse(file)).facts()
    }

    package func appFile(of file: SourceFile) -> AppFile {
        ObjCAppFileReader.read(file)
    }

    package func text(of plan: Plan, bodies: Bodies) -> Emission {
        ObjCPrinter(plan: plan, bodies: bodies).emission()
    }

    package func files(of adaptation: Adaptation) -> [EmittedFile] {
        ObjCAdapterPrinter(adaptation: adaptation).files()
    }

    package func tests(of plan: Plan, _ emission: Emission, as request: TestRequest) -> ModuleTestFiles? {
        guard request.framework == .xctest else { return nil }
        return ObjCTestPrinter(spelling: ObjCSpelling(plan: plan), emission: emission).files()
    }

    package func spelling(of plan: Plan) -> any RequirementSpelling { ObjCSpelling(plan: plan) }
}
