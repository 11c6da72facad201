import Refactor
import TestSupport
import Testing

/// Small apps of one screen that came out wrong once, each in a folder: planned in view of it, the module compiles.
struct ObjCCaseTests {
    private static let folder = "Tests/Fixtures/ObjCCases"

    /// The text of all emitted files by name; the module compiles beside the rest of its app where the case does.
    private func emitted(
        _ name: String, _ controller: String, doesCompile: Bool = true
    ) throws -> [String: String] {
        let folder = Self.folder + "/" + name
        let sources = try sourceFiles(of: "\(folder)/\(controller).m")
        let facts = try sources.map { try language(ofFile: $0.path).facts(of: $0) }
        let others = try PackageRoot.files(in: folder, endings: ["h"]).filter { path in
            !sources.contains { $0.path == path }
        }.map { SourceFile(path: $0, text: try PackageRoot.text(of: $0)) }
        let plans = try Refactoring.plans(
            for: facts, project: Refactor.projectFacts(of: others), decisions: Refactoring.Decisions(style: .viper))
        let plan = try #require(plans.first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty)
        let files = emission.module(of: plan)
        let said = doesCompile ? try StubObjC.diagnostics(of: files, including: [folder]) : ""
        #expect(said.isEmpty, "\(said)")
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test func anActionReadsTheFieldsAndTellsThePresenter() throws {
        let files = try emitted("action-with-mixed-code", "PinVC")
        #expect(files["PinVC.m"]?.contains("[[OrderAPI sharedAPI]") == false)
        #expect(files["PinInteractor.m"]?.contains("[[OrderAPI sharedAPI]") == true)
        #expect(files["PinVC.m"]?.contains("self.errorLabel.text = identifier;") == true)
    }

    @Test(arguments: [("effect-after-the-screen", "GoneVC"), ("late-block", "LateVC")])
    func aBlockThatHeldTheScreenStaysWithIt(name: String, controller: String) throws {
        let files = try emitted(name, controller)
        let view = try #require(files[controller + ".m"])
        #expect(view.contains("[[OrderAPI sharedAPI] saveOrder:order completion:^"))
        #expect(!files.values.contains { $0.contains("self.output.orders") })
    }

    @Test func theVariablesOfABaseClassAreKnown() throws {
        let files = try emitted("inherited-protected-variable", "LabelVC", doesCompile: false)
        #expect(files["LabelVC.m"]?.contains("setObject:items") == true)
    }

    @Test func whatDeallocCallsStays() throws {
        let files = try emitted("reached-from-dealloc", "DeallocVC")
        #expect(files["DeallocVC.m"]?.contains("[self.task cancel];") == true)
    }

    @Test func anAttributeOfAParameterIsNoType() throws {
        let files = try emitted("unused-attribute", "UnusedVC")
        #expect(!files.values.contains { $0.contains("#import \"UIView+Layout.h\"") && $0.contains("@protocol") })
    }

    @Test func aTypeOfTheAppMayLookLikeOneOfFoundation() throws {
        let files = try emitted("own-type-with-prefix-ns", "NSEnumVC")
        #expect(files["NSEnumProtocols.h"]?.contains("#import \"NSEnumVC.h\"") == true)
        #expect(files["NSEnumBuilder.h"]?.contains("@class NSEnumVC;") == true)
    }

    @Test(arguments: ["AtVC", "PostVC"])
    func whatIsSpelledOddlyIsRead(controller: String) throws {
        let file = try #require(try sourceFiles(of: "\(Self.folder)/valid-but-unparsed/\(controller).m").last)
        let members = try language(ofFile: file.path).facts(of: file).types.flatMap(\.members)
        #expect(members.contains { $0.id == "viewDidLoad" } && members.allSatisfy { $0.damage == nil })
    }

    @Test func everyWayToHoldSelfWeaklyIsKept() throws {
        let files = try emitted("weak-strong-dances", "MixVC")
        let all = files.values.joined()
        #expect(all.contains("__weak MixVC *weakSelf = self;") || all.contains("__weak typeof(self) weakSelf = self;"))
    }
}
