import ObjCSource
import Refactor
import SwiftSource

/// A blank module, written as emitted ones are.
struct BlankFiles {
    let plan: Plan
    let emission: Emission
    private let templates: [StyleTemplate]

    /// `hasContainer`: the app's container is there already.
    init(of found: FoundStyle, module: String, in language: SourceLanguage, hasContainer: Bool = false) throws {
        let printer: any Language =
            switch language {
            case .swift: SwiftLanguage()
            case .objectiveC: ObjCLanguage()
            }
        let sources = BlankModule.sources(of: found.style, module: module, in: language)
        let facts = try sources.map { try printer.facts(of: $0) }
        guard var plan = try BlankModule.plan(of: facts, in: found.style, module: module) else {
            throw CommandError.style(.badModuleName(module))
        }
        plan.liesBesideContainer = hasContainer
        let (emission, faults) = Refactoring.emission(of: plan, in: printer, bodies: .move)
        guard faults.isEmpty else { throw CommandError.refused(faults) }
        self.plan = plan
        self.emission = emission
        templates = found.files
    }

    /// The files for a folder.
    func written(into folder: String) throws(CommandError) -> WrittenModule {
        try WrittenModule(emission.files, of: plan, with: templates, into: folder)
    }
}
