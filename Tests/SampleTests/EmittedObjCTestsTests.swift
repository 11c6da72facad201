import Refactor
import TestSupport
import Testing

/// The tests that are emitted with a module in Objective-C compile, and say what the component asks.
struct EmittedObjCTestsTests {
    private static let samples = Sample.all.filter { !$0.path.hasSuffix(".swift") }

    @Test(arguments: samples)
    func theyCompileForEverySampleAndExpectSomething(sample: Sample) throws {
        try expectCompile(try sample.plan(inProject: true))
    }

    @Test(arguments: styles.filter { $0.canBeWritten(in: .objectiveC) })
    func theyCompileInEveryStyle(style: Style) throws {
        for sample in Self.samples { try expectCompile(try sample.plan(in: style)) }
    }

    private func expectCompile(_ plan: Plan) throws {
        let written = try EmittedTests(of: plan, for: .xctest)
        let tests = written.tests.map { file in
            (name: String(file.name.split(separator: "/").last ?? ""), bytes: file.bytes)
        }
        for file in tests where file.name.hasSuffix("Tests.m") {
            for text in String(decoding: file.bytes, as: UTF8.self).split(separator: "- (void)test").dropFirst() {
                #expect(text.contains("XCTAssert"), "it expects nothing: \(text)")
            }
        }
        let said = try compilerDiagnostics(of: written.module + tests, beside: plan.style, in: .objectiveC)
        #expect(said.isEmpty, "\(said)")
    }
}
