import Refactor
import TestSupport
import Testing

/// The files of the module of a controller, by name; they compile, and nothing is lost.
func writtenFiles(
    of text: String, named name: String = "PageController", pins: [String: Role] = [:], app: [SourceFile] = [],
    adopting adoption: MigrationStep = .all, compiles: Bool = true
) throws -> [String: String] {
    let source = SourceFile(path: name + ".swift", text: text)
    let facts = try language(ofFile: source.path).facts(of: source)
    let project = app.isEmpty ? nil : Refactor.projectFacts(of: app, callersOf: [name])
    var decisions = Refactoring.Decisions(style: .viper)
    decisions.pins = pins
    decisions.adoption = adoption
    let plan = try #require(try Refactoring.plans(for: [facts], project: project, decisions: decisions).first)
    let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
    #expect(faults.isEmpty, "\(faults)")
    let files = emission.filesToWrite(from: plan.controller.files).map { file in
        (name: file.name, bytes: file.bytes(from: plan.controller.files))
    }
    if compiles {
        let said = try StubUIKit.diagnostics(of: files + app.map { (name: $0.name, bytes: $0.bytes) })
        #expect(said.isEmpty, "\(said)")
    }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
}
