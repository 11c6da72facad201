import Foundation
import Refactor
import TestSupport
import Testing

/// Every style writes every sample of its languages: conserved, compiled, and as committed.
struct StyleTests {
    /// A style and a sample that it can be written for.
    struct Case: CustomTestStringConvertible, Sendable {
        let style: Style
        let sample: Sample

        var testDescription: String { "\(style.id) \(sample.name)" }
    }

    static let cases: [Case] = styles.flatMap { style in
        Sample.all.filter { style.canBeWritten(in: language(ofFile: $0.path).language) }.map {
            Case(style: style, sample: $0)
        }
    }

    @Test(arguments: cases)
    func theModuleCompilesAndIsTheCommittedOne(_ one: Case) throws {
        let plan = try one.sample.plan(in: one.style)
        #expect(plan.isEmpty == false)
        #expect(plan.protocols.allSatisfy { !$0.requirements.isEmpty })
        let emission = try expectCompiles(plan)
        #expect(Set(emission.files.map(\.name)).count == emission.files.count, "two files of one name")
        guard one.style != .viper else { return }
        let folder = "\(one.sample.results)/\(one.style.id)"
        let files = emission.filesToWrite(from: plan.controller.files)
        for file in files {
            let text = String(decoding: file.bytes(from: plan.controller.files), as: UTF8.self)
            try expectGolden(text, at: "\(folder)/\(file.path)")
        }
        try expectOnlyBelow(files.map(\.path) + ["graph.svg"], in: folder)
    }

    @Test(arguments: cases.filter { $0.style.id != "viper" })
    func itsPictureIsTheCommittedOne(_ one: Case) throws {
        try expectPicture(of: one.sample, in: one.style.id, at: "\(one.sample.results)/\(one.style.id)/graph.svg")
    }

    /// Styles whose components have base classes, which may have names of their own.
    private static let based = styles.filter { style in
        style.canBeWritten(in: .swift) && style.components.contains { !$0.inherits.isEmpty }
    }

    @Test(arguments: based, [Role.interactor, .router])
    func hardConstructsCompileWhereverTheyArePinned(style: Style, role: Role) throws {
        for path in PackageRoot.files(in: "Tests/Fixtures/HardControllers") {
            let source = SourceFile(path: path, text: try PackageRoot.text(of: path))
            try expectCompiles(try plan(of: [source], in: style) { _ in role })
        }
    }
}
