import Foundation
import Refactor
import SwiftSource
import TestSupport
import Testing

/// An emitted module with the tests that are emitted for it.
struct EmittedTests {
    typealias File = (name: String, bytes: [UInt8])

    let module: [File]
    /// Paths below the folder of the tests.
    let tests: [File]
    let omissions: [String]

    init(of plan: Plan, for framework: TestFramework, app: String = "App") throws {
        try self.init(of: plan, language(of: plan).text(of: plan, bodies: .move), for: framework, app: app)
    }

    init(of plan: Plan, _ emission: Emission, for framework: TestFramework, app: String = "App") throws {
        let found = language(of: plan).tests(of: plan, emission, as: TestRequest(framework: framework, app: app))
        let written = try #require(found)
        module = emission.module(of: plan)
        tests = written.files.map { (name: $0.path, bytes: $0.bytes(from: [])) }
        omissions = written.omissions
    }

    /// The texts of its tests, suite by suite.
    var texts: [String] {
        tests.filter { $0.name.hasSuffix("Tests.swift") }.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self).split(separator: /func test|@Test/).dropFirst().map(String.init)
        }
    }

    /// What the compiler says of the module together with the tests of both frameworks; empty when it has nothing to say.
    static func diagnostics(of plan: Plan) throws -> String {
        let emission = SwiftLanguage().text(of: plan, bodies: .move)
        let xctest = try EmittedTests(of: plan, emission, for: .xctest)
        let testing = try EmittedTests(of: plan, emission, for: .swiftTesting)
        for text in xctest.texts { #expect(text.contains("XCTAssert"), "it expects nothing: \(text)") }
        for text in testing.texts { #expect(text.contains("#expect("), "it expects nothing: \(text)") }
        let suites = testing.tests.filter { !$0.name.hasPrefix("Mocks/") }.map { file in
            let text = String(decoding: file.bytes, as: UTF8.self).replacing(/(struct \w+)Tests \{/) {
                "\($0.output.1)Checks {"
            }
            return (name: "Checks" + file.name, bytes: Array(text.utf8))
        }
        // As one module: what is internal is visible then, as it is to testable imports.
        let tests = (xctest.tests + suites).map { file in
            let text = String(decoding: file.bytes, as: UTF8.self).replacing("@testable import App\n", with: "")
            return (name: String(file.name.split(separator: "/").last ?? ""), bytes: Array(text.utf8))
        }
        return try compilerDiagnostics(of: xctest.module + tests, beside: plan.style, in: .swift)
    }
}
