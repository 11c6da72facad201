import ArgumentParser
import Refactor

/// The options of `emit` for the test target.
struct TestOptions: ParsableArguments {
    /// `TestFramework` as the command line spells it, or no tests.
    enum Framework: String, ExpressibleByArgument, CaseIterable {
        case none
        case swiftTesting = "swift-testing"
        case xctest
    }

    @Option(help: "Tests to write as well: xctest, swift-testing or none. See TESTS above.")
    var tests: Framework = .none

    @Option(
        help: "The folder for the tests (default: the module's folder with Tests behind its name).",
        completion: .directory)
    var testsInto: String?

    @Option(help: "The module that the tests import (default: the Swift package's target or the Xcode project around).")
    var testable: String?

    /// Returns the tests to write; nil for none. `module` is the one that they import, where that is sure.
    func request(for plan: Plan, importing module: String? = nil) throws(CommandError) -> TestRequest? {
        guard let framework = TestFramework(rawValue: tests.rawValue) else {
            if testsInto != nil { throw .tests(.onlyWithTests("--tests-into")) }
            if testable != nil { throw .tests(.onlyWithTests("--testable")) }
            return nil
        }
        if plan.controller.language == .objectiveC {
            if framework != .xctest { throw .tests(.otherLanguage(framework.rawValue, plan.controller.language)) }
            if testable != nil { throw .tests(.importsHeaders) }
            return TestRequest(framework: framework, app: "")
        }
        let path = plan.controller.mainDeclaration.map { plan.controller.files[$0.file].file.path } ?? ""
        guard let app = testable ?? module ?? TestableModule.name(around: path) else {
            throw .tests(.noTestable(path: path))
        }
        guard TestableModule.isName(app) else { throw .tests(.badTestable(app)) }
        return TestRequest(framework: framework, app: app)
    }

    /// The folder of the tests of a module in another one.
    func folder(beside module: String, named name: String, inPackage: Bool = false) -> String {
        if let testsInto { return testsInto }
        var path = module
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        if inPackage { return "\(path)/Tests/\(name)Tests" }
        let last = path.split(separator: "/").last ?? ""
        return [".", "..", ""].contains(last) ? "\(path)/\(name)Tests" : path + "Tests"
    }
}
