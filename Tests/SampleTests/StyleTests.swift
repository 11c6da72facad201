import Foundation
import Refactor
import TestSupport
import Testing

@testable import RefactorCLI

/// Every style writes every sample of its languages: conserved, compiled, and as committed.
struct StyleTests {
    /// A style and a sample that it can be written for.
    struct Case: CustomTestStringConvertible, Sendable {
        let style: Refactor.Style
        let sample: Sample

        var testDescription: String { "\(style.id) \(sample.name)" }
    }

    static let cases: [Case] = styles.flatMap { style in
        Sample.all.filter { style.canBeWritten(in: language(ofFile: $0.path).language) }.map {
            Case(style: style, sample: $0)
        }
    }

    /// Where the interactor is the mediator and the presenter is none, the service of posts has to stay with its only user.
    private static let nothingMoves: Set<String> = ["ribs PostsViewController"]

    /// The samples whose modules are committed whole in every style: one in each style is enough to read.
    static let shown = cases.filter { one in
        let name = one.style.canBeWritten(in: .swift) ? "LoginController" : "YSLoginViewController"
        return one.style != .viper && one.sample.name == name
    }

    @Test(arguments: cases)
    func theModuleCompiles(_ one: Case) throws {
        let plan = try one.sample.plan(in: one.style)
        #expect(plan.isEmpty == Self.nothingMoves.contains(one.testDescription))
        #expect(plan.protocols.allSatisfy { !$0.requirements.isEmpty })
        let emission = try expectCompiles(plan)
        #expect(Set(emission.files.map(\.name)).count == emission.files.count, "two files of one name")
    }

    @Test(arguments: shown)
    func theModuleIsTheCommittedOne(_ one: Case) throws {
        let folder = "\(one.sample.results)/\(one.style.id)"
        let files = try writtenFiles(of: one)
        for file in files {
            try expectGolden(String(decoding: file.bytes, as: UTF8.self), at: "\(folder)/\(file.path)")
        }
        try expectOnlyBelow(files.map(\.path) + ["graph.svg"], in: folder)
    }

    @Test(arguments: shown)
    func itsPictureIsTheCommittedOne(_ one: Case) throws {
        try expectPicture(of: one.sample, in: one.style.id, at: "\(one.sample.results)/\(one.style.id)/graph.svg")
    }

    /// Of every module in every style a line for each file: its lines, and a number that changes with any byte of it.
    @Test(arguments: Sample.all)
    func everyFileIsTheCommittedOne(sample: Sample) throws {
        let rows = try Self.cases.filter { $0.sample.path == sample.path && $0.style != .viper }.flatMap { one in
            let picture = try Drawing.bytes(of: try sample.plan(in: one.style), as: "dot")
            return try (writtenFiles(of: one) + [(path: "graph.dot", bytes: picture)]).map { file in
                let lines = file.bytes.count { $0 == UInt8(ascii: "\n") }
                return "\(one.style.id)/\(file.path): \(lines) lines, \(digest(of: file.bytes))"
            }
        }
        try expectGolden(rows.sorted().joined(separator: "\n") + "\n", at: sample.results + "/styles.txt")
    }

    private func writtenFiles(of one: Case) throws -> [(path: String, bytes: [UInt8])] {
        let plan = try one.sample.plan(in: one.style)
        let sources = plan.controller.files
        let emission = language(of: plan).text(of: plan, bodies: .move)
        return emission.filesToWrite(from: sources).map { (path: $0.path, bytes: $0.bytes(from: sources)) }
    }

    private func digest(of bytes: [UInt8]) -> Substring {
        var digest = ContentDigest()
        digest.add(bytes)
        return digest.text.prefix(16)
    }

    /// Styles whose components have base classes, which may have names of their own.
    private static let based = styles.filter { style in
        style.canBeWritten(in: .swift) && style.components.contains { !$0.inherits.isEmpty }
    }

    @Test(arguments: based, [Role.interactor, .router])
    func hardConstructsCompileWhereverTheyArePinned(style: Refactor.Style, role: Role) throws {
        for path in PackageRoot.files(in: "Tests/Fixtures/HardControllers") {
            let source = SourceFile(path: path, text: try PackageRoot.text(of: path))
            try expectCompiles(try plan(of: [source], in: style) { _ in role })
        }
    }
}
