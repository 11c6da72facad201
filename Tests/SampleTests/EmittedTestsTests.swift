import Foundation
import Refactor
import TestSupport
import Testing

/// The tests that are emitted with a module compile, pass, and notice when the module changes.
struct EmittedTestsTests {
    static let samples = Sample.all.filter { $0.path.hasSuffix(".swift") }

    @Test(arguments: samples)
    func theyCompileForEverySampleAndExpectSomething(sample: Sample) throws {
        let said = try EmittedTests.diagnostics(of: try sample.plan(inProject: true))
        #expect(said.isEmpty, "\(said)")
    }

    /// Styles with libraries, with two ports to one component, with none of their own protocols, with a router that builds.
    private static let special = styles.filter {
        [
            "etsy", "infinum", "mutualmobile", "mvvm-c", "protocol-matrix-observable", "ribs", "viper-coordinator",
            "viperit", "zik-router", "zik-thorough",
        ].contains($0.id)
    }

    @Test(arguments: special)
    func theyCompileInEveryKindOfStyle(style: Style) throws {
        let sample = try #require(Self.samples.first { $0.name == "LoginController" })
        let said = try EmittedTests.diagnostics(of: try sample.plan(in: style))
        #expect(said.isEmpty, "\(said)")
    }

    @Test(arguments: [AnswerForm.asyncAwait, .blocks, .combine])
    func theyCompileInEveryFormOfAnswers(form: AnswerForm) throws {
        for name in ["CartViewController", "LoginController"] {
            let sample = try #require(Self.samples.first { $0.name == name })
            let said = try EmittedTests.diagnostics(of: try sample.plan(inProject: true).answering(by: form))
            #expect(said.isEmpty, "\(said)")
        }
    }

    /// What a library asks of the parts, mocks have besides; where the view does not make its module, a test does.
    @Test(arguments: [
        (Style.ribs, "LoginModuleTests.swift", "withExtendedLifetime(router) {"),
        (.ribs, "LoginModuleTests.swift", "XCTAssertTrue(parts.interactor.router === parts.router)"),
        (.viperit, "LoginPresenterTests.swift", "presenter._interactor = interactor"),
    ])
    func librariesHaveTheirTestsToo(style: Style, name: String, line: String) throws {
        let sample = try #require(Self.samples.first { $0.name == "LoginController" })
        let written = try EmittedTests(of: try sample.plan(in: style), for: .xctest)
        let file = try #require(written.tests.first { $0.name == name }, "\(written.omissions)")
        #expect(String(decoding: file.bytes, as: UTF8.self).contains(line))
    }

    /// Samples with committed tests, and their frameworks.
    static let committed = [
        (name: "LoginController", framework: TestFramework.xctest),
        (name: "OrderListController", framework: TestFramework.swiftTesting),
        (name: "YSLoginViewController", framework: TestFramework.xctest),
    ]

    /// Their folders below the results of a sample.
    static func committedFolders(of sample: Sample) -> [String] {
        committed.filter { $0.name == sample.name }.map { "tests-\($0.framework.rawValue)" }
    }

    @Test(arguments: committed)
    func theyAreTheCommittedOnes(name: String, framework: TestFramework) throws {
        let sample = try #require(Sample.all.first { $0.name == name })
        let written = try EmittedTests(of: try sample.plan(), for: framework, app: "App")
        let folder = "\(sample.results)/tests-\(framework.rawValue)"
        for file in written.tests {
            try expectGolden(String(decoding: file.bytes, as: UTF8.self), at: "\(folder)/\(file.name)")
        }
        try expectOnlyBelow(written.tests.map(\.name), in: folder)
    }

    @Suite(.enabled(if: RunningUIKit.canRun, "the running UIKit is made for Linux"))
    struct Running {
        private static let running = [
            "CartViewController", "LoginController", "OrderListController", "ProfileEditorController",
        ]

        @Test(arguments: running)
        func theyPass(name: String) throws {
            let run = try EmittedTestRun(try sample(name), as: "passing")
            for framework in TestFramework.allCases {
                let result = try run.run(framework)
                #expect(result.status == 0, "\(result.output.suffix(3000))\(result.errorOutput.suffix(2000))")
            }
        }

        @Test func theyPassWhereThePresenterAwaits() throws {
            let run = try EmittedTestRun(try sample("LoginController"), as: "awaiting", answering: .asyncAwait)
            let result = try run.run(.xctest)
            #expect(result.status == 0, "\(result.output.suffix(3000))\(result.errorOutput.suffix(2000))")
        }

        /// The coordinator, which the presenter holds weakly, lives as long as the screen.
        @Test func theyPassWhereTheViewKeepsTheCoordinator() throws {
            let run = try EmittedTestRun(try sample("LoginController"), in: .viperCoordinator, as: "coordinated")
            let result = try run.run(.xctest)
            #expect(result.status == 0, "\(result.output.suffix(3000))\(result.errorOutput.suffix(2000))")
        }

        @Test func theyFailWhenACallIsLostOrAPartKeepsItsScreenAlive() throws {
            let broken = try EmittedTestRun(try sample("LoginController"), as: "broken") {
                $0.replacing("        router.goBack()\n", with: "")
                    .replacing("weak var view: LoginViewInput?", with: "var view: LoginViewInput?")
            }
            let result = try broken.run(.xctest)
            let failed = result.output.matches(of: /Test Case '(\S+)' failed/).map { String($0.output.1) }
            #expect(
                failed == ["LoginModuleTests.testNoPartOutlivesTheScreen", "LoginPresenterTests.testDidRegister"],
                "\(result.output.suffix(2000))")
        }

        private func sample(_ name: String) throws -> Sample {
            try #require(EmittedTestsTests.samples.first { $0.name == name })
        }
    }
}
