import Refactor
import TestSupport
import Testing

/// Expects that a plan's files pass their own checks and compile with the rest of the samples, without a warning.
@discardableResult
func expectCompiles(
    _ plan: Plan, bodies: Bodies = .move, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Emission {
    let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: bodies)
    #expect(faults.isEmpty, "\(faults.map(\.description))", sourceLocation: sourceLocation)
    // The bodies that the stubs name were what used variables of getters and constants of the file.
    let isStub = bodies == .stub && plan.controller.language == .objectiveC
    let options = isStub ? ["-Wno-unused-property-ivar", "-Wno-unused-const-variable"] : []
    let said = try compilerDiagnostics(
        of: emission.module(of: plan), beside: plan.style, in: plan.controller.language, options: options)
    #expect(said.isEmpty, "\(said)", sourceLocation: sourceLocation)
    return emission
}

/// What the compiler says of files together with those that the samples share, and with those that the users of a style
/// have; empty when it has nothing to say.
func compilerDiagnostics(
    of files: [(name: String, bytes: [UInt8])], beside style: Style = .viper, in language: SourceLanguage,
    options: [String] = [], mode: LanguageMode = LanguageMode()
) throws -> String {
    switch language {
    case .swift:
        let shared = PackageRoot.files(in: "samples/Support")
        let ofStyle = PackageRoot.files(below: "Tests/Fixtures/StubLibraries/App").filter {
            $0.contains("/App/\(style.id)/")
        }
        let support = try (shared + ofStyle).map { path in
            (name: String(path.split(separator: "/").last ?? ""), bytes: Array(try PackageRoot.text(of: path).utf8))
        }
        return try StubUIKit.diagnostics(of: files + support, mode)
    case .objectiveC:
        let folders = [
            "samples/Support/ObjC", "Tests/Fixtures/HardControllers/ObjC", "Tests/Fixtures/StubLibraries/ObjC",
        ]
        return try StubObjC.diagnostics(of: files, including: folders, options: options)
    }
}

/// What the files of a module say, by their names; the module compiles.
func compiledTexts(of plan: Plan) throws -> [String: String] {
    Dictionary(
        uniqueKeysWithValues: try expectCompiles(plan).module(of: plan).map {
            ($0.name, String(decoding: $0.bytes, as: UTF8.self))
        })
}

extension Emission {
    /// Its files as they would be written.
    func module(of plan: Plan) -> [(name: String, bytes: [UInt8])] {
        files.map { (name: $0.name, bytes: $0.bytes(from: plan.controller.files)) }
    }
}
