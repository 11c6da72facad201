import Foundation
import Refactor
import SwiftSource
import TestSupport
import Testing

/// A controller of the samples folder.
struct Sample: CustomTestStringConvertible, Sendable {
    /// The file name without ending, which is also the name of its folder of results.
    let name: String

    static let all: [Sample] = PackageRoot.files(in: "samples").map { path in
        Sample(name: ((path as NSString).lastPathComponent as NSString).deletingPathExtension)
    }

    var testDescription: String { name }

    /// Below the package root, as a user there would give it.
    var path: String { "samples/\(name).swift" }

    /// Below the package root.
    var results: String { "output/\(name)" }

    func source() throws -> SourceFile { SourceFile(path: path, text: try PackageRoot.text(of: path)) }

    /// Its plan, perhaps in view of the rest of the samples, perhaps with roles pinned by a function of the member.
    func plan(inProject: Bool = false, pinning pin: (Member) -> Role? = { _ in nil }) throws -> Plan {
        let source = try source()
        return try SampleTests.plan(of: source, inProject: inProject, pinning: pin)
    }
}

/// The plan of the only controller of a source.
func plan(
    of source: SourceFile, inProject: Bool = false, pinning pin: (Member) -> Role? = { _ in nil }
) throws -> Plan {
    let facts = try SwiftLanguage().facts(of: source)
    let others = PackageRoot.files(below: "samples").filter { $0 != source.path }
    let project =
        try inProject
        ? projectFacts(of: others.map { SourceFile(path: $0, text: try PackageRoot.text(of: $0)) }) : nil
    let free = try #require(try Refactoring.plans(for: [facts], project: project, decisions: .init()).first)
    var decisions = Refactoring.Decisions()
    for member in free.controller.members { decisions.pins[member.id] = pin(member) }
    return try #require(try Refactoring.plans(for: [facts], project: project, decisions: decisions).first)
}
