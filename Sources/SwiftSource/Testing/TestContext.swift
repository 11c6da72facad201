import Refactor

/// The context that all printers of tests need.
struct TestContext {
    let plan: Plan
    let request: TestRequest
    let spelling: Spelling
    let dialect: TestDialect
    let maker: ValueMaker
    let values: ValueText

    init(plan: Plan, request: TestRequest) {
        self.plan = plan
        self.request = request
        spelling = Spelling(plan: plan)
        dialect = TestDialect(framework: request.framework, spelling: spelling)
        maker = ValueMaker(plan: plan)
        values = ValueText(spelling: spelling, samples: plan.module + "Samples")
    }

    var log: String { plan.module + "CallLog" }

    /// The imports of a file, with the app as tests see it, and a blank line.
    func imports(for names: Set<String>, and modules: [String] = []) -> String {
        let found = ImportSelection(plan: plan).text(for: names, and: modules, spelling: spelling)
        let app = "@testable import \(request.app)"
        return found + spelling.lines(found.isEmpty ? [app, ""] : [app, ""])
    }

    func file(_ name: String, in folder: String = "", imports: String, _ lines: [String]) -> EmittedFile {
        EmittedFile(
            name: name + ".swift", folder: folder, role: nil, pieces: [.generated(imports + spelling.lines(lines))])
    }

    func indented(_ lines: [String], by levels: Int = 1) -> [String] {
        let indent = String(repeating: spelling.indent, count: levels)
        return lines.map { $0.isEmpty ? "" : indent + $0 }
    }

    /// The names in some lines, for their imports; a row of an `IndexPath` needs UIKit.
    func names(in lines: [String]) -> Set<String> { Set(identifiers(in: lines.joined(separator: " "))) }
}
