import Foundation
import Refactor
import TestSupport

/// Runs emitted tests against the emitted module and the running UIKit, as a test target would: two modules, one program.
struct EmittedTestRun {
    let sample: Sample
    private let folder: String
    private let plan: Plan

    /// Compiles the module of a sample, perhaps after its text was changed.
    init(
        _ sample: Sample, in style: Style = .viper, as variant: String, answering form: AnswerForm = .callbacks,
        changing change: (String) -> String = { $0 }
    ) throws {
        self.sample = sample
        plan = try sample.plan(in: style, inProject: true).answering(by: form)
        folder = PackageRoot.path + "/.build/EmittedTests/\(sample.name)-\(variant)"
        try? FileManager.default.removeItem(atPath: folder)
        let files = try EmittedTests(of: plan, for: .xctest).module + Self.support()
        for file in files {
            try write(runnable(change(String(decoding: file.bytes, as: UTF8.self))), to: folder + "/App/" + file.name)
        }
        let others = ["Behaviour/Services", "RunningUIKit/App/Shadows"].map {
            PackageRoot.path + "/Tests/Fixtures/\($0).swift"
        }
        try compile(
            ["-module-name", "App", "-enable-testing", "-emit-module", "-emit-library", "-static", "-o", "libApp.a"]
                + files.map { "App/" + $0.name }.sorted() + others)
    }

    /// How the tests of a framework end, and what they print.
    func run(_ framework: TestFramework) throws -> ProcessRun {
        let name = framework == .xctest ? "WithXCTest" : "WithTesting"
        let tests = try EmittedTests(of: plan, for: framework).tests
        for file in tests {
            try write(String(decoding: file.bytes, as: UTF8.self), to: "\(folder)/\(name)/\(file.name)")
        }
        try write(main(of: tests, for: framework), to: "\(folder)/\(name)/main.swift")
        let modules = try RunningUIKit.modules.get()
        let libraries = ["libApp.a"] + ["CoreLocation", "UIKit"].map { "\(modules)/lib\($0).a" }
        let files = (tests.map(\.name) + ["main.swift"]).map { "\(name)/\($0)" }.sorted()
        try compile(["-module-name", name, "-I", ".", "-o", "run-\(name)"] + files + libraries)
        return try ProcessRun.of("\(folder)/run-\(name)", [], in: folder, environment: ["LC_ALL": "C", "TZ": "UTC"])
    }

    private static func support() throws -> [EmittedTests.File] {
        let text = try PackageRoot.text(of: "samples/Support/AppTypes.swift").split(separator: "// MARK: - Services")[0]
        return [(name: "Screens.swift", bytes: Array(text.utf8))]
    }

    private func compile(_ arguments: [String]) throws {
        let options = [
            "-swift-version", "5", "-suppress-warnings", "-wmo", "-Onone", "-I", try RunningUIKit.modules.get(),
        ]
        let everywhere = ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
        let parsing = arguments.contains("-emit-library") ? ["-parse-as-library"] : []
        let run = try ProcessRun.of("/usr/bin/env", ["swiftc"] + options + everywhere + parsing + arguments, in: folder)
        guard run.status == 0 else { throw RunningUIKit.Failure(description: run.output + run.errorOutput) }
    }

    /// What SwiftPM and Xcode write by themselves: the program that finds the tests.
    private func main(of tests: [EmittedTests.File], for framework: TestFramework) -> String {
        guard framework == .xctest else {
            return "import Testing\nawait Testing.__swiftPMEntryPoint() as Never\n"
        }
        let suites = tests.compactMap { file -> String? in
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard let name = text.firstMatch(of: /class (\w+): XCTestCase/)?.output.1 else { return nil }
            let entries = text.matches(of: /func (test\w+)\(\)/).map { match in
                "(\"\(match.output.1)\", onMain { (test: \(name)) in try test.\(match.output.1)() }),"
            }
            return "testCase([\n\(entries.joined(separator: "\n"))\n]),"
        }
        return """
            import XCTest
            func onMain<Suite: XCTestCase>(_ body: @escaping @MainActor (Suite) throws -> Void) -> (Suite) -> () throws -> Void {
                { test in { try MainActor.assumeIsolated { try body(test) } } }
            }
            XCTMain([
            \(suites.joined(separator: "\n"))
            ])
            """
    }
}
