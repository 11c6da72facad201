import Foundation
import Refactor
import TestSupport
import Testing

@testable import RefactorCLI

/// A blank module of every style compiles, has every component and every protocol.
struct NewModuleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let style: Refactor.Style
        let language: SourceLanguage

        var testDescription: String { "\(style.id) \(language.rawValue)" }
    }

    static let cases: [Case] = styles.flatMap { style in style.head.languages.map { Case(style: style, language: $0) } }

    private func blank(_ one: Case) throws -> BlankFiles {
        try BlankFiles(of: FoundStyle(style: one.style), module: "Login", in: one.language)
    }

    @Test(arguments: cases)
    func itCompiles(_ one: Case) throws {
        let blank = try blank(one)
        let files = blank.emission.module(of: blank.plan)
        let said = try compilerDiagnostics(of: files, beside: one.style, in: one.language)
        #expect(said.isEmpty, "\(said)")
    }

    @Test(arguments: cases)
    func itHasEveryComponentAndEveryProtocol(_ one: Case) throws {
        let blank = try blank(one)
        #expect(blank.plan.roles == one.style.components.compactMap(\.role).filter { $0 != .view })
        let text = blank.emission.module(of: blank.plan).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        for name in Set(one.style.ports.compactMap { $0.protocolName(in: "Login") }) {
            #expect(text.contains("protocol \(name)"), "\(name)")
        }
    }

    @Test(arguments: cases)
    func theViewReportsThatItIsReady(_ one: Case) throws {
        let blank = try blank(one)
        let event = try #require(blank.plan.controller.members.first { $0.name == "viewIsReady" })
        #expect(blank.plan.placements[event.index].role == one.style.owner(of: .presenter))
        #expect(!blank.plan.forwarders.contains { $0.role == .view })
    }

    /// Modules without a view and modules of others compile together with those that they are made of.
    @Test(arguments: styles.filter { $0.shapes != nil })
    func modulesOfOtherShapesCompile(style: Refactor.Style) throws {
        let shapes = try #require(style.shapes)
        let children = ["Posts", "Profile"]
        var files: [(name: String, bytes: [UInt8])] = []
        for child in children {
            let blank = try BlankFiles(of: FoundStyle(style: style), module: child, in: .swift)
            files += blank.emission.module(of: blank.plan)
        }
        var modules = [shapes.written(as: "Main", viewless: false, children: children)]
        if shapes.shapes.contains(.viewless) {
            modules.append(shapes.written(as: "Session", viewless: true, children: []))
            modules.append(shapes.written(as: "Flow", viewless: true, children: ["Main"]))
        }
        for file in modules.flatMap({ WrittenModule($0, into: ".").files }) {
            files.append((name: String(file.name.split(separator: "/").last ?? ""), bytes: file.bytes))
        }
        let said = try compilerDiagnostics(of: files, beside: style, in: .swift)
        #expect(said.isEmpty, "\(said)")
    }

    /// A template of another generator: what it becomes compiles, blank and with code.
    @Test func anImportedStyleCompiles() throws {
        let imported = try StyleImport.read(PackageRoot.path + "/Tests/Fixtures/Templates/team_viper", named: nil)
        let blank = try BlankFiles(of: imported.found, module: "Login", in: .swift)
        let files = try blank.written(into: ".").files.map { file in
            (name: String(file.name.split(separator: "/").last ?? ""), bytes: file.bytes)
        }
        let said = try compilerDiagnostics(of: files, in: .swift)
        #expect(said.isEmpty, "\(said)")
    }

    /// Other names are other names and nothing else.
    @Test func aRenamedStyleCompiles() throws {
        let text = StyleFileWriter(style: .viper).text()
            .replacingOccurrences(of: "name: \"{module}Presenter\"", with: "name: \"{module}Brain\"")
            .replacingOccurrences(of: "name: \"{module}Router\"", with: "name: \"{module}Flow\"")
            .replacingOccurrences(of: "name: \"{module}Builder\"", with: "name: \"{module}Assembly\"")
        try withTemporaryFolder { folder in
            try write(text, to: folder + "/style.yml")
            let style = try StyleFileReader.read(folder + "/style.yml", named: "house").style
            for sample in Sample.all.prefix(2) { try expectCompiles(try sample.plan(in: style)) }
        }
    }
}
