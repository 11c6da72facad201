import Foundation
import Refactor
import TestSupport
import Testing

/// A controller of the samples folder.
struct Sample: CustomTestStringConvertible, Sendable {
    /// Below the package root, as a user there would give it; an implementation stands for its header too.
    let path: String

    static let all: [Sample] = PackageRoot.files(in: "samples", endings: ["m", "swift"]).map(Sample.init)

    var testDescription: String { name }

    /// The file name without ending, which is also the name of its folder of results.
    var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// Below the package root.
    var results: String { "output/\(name)" }

    /// Its files, a header first.
    func sources() throws -> [SourceFile] { try sourceFiles(of: path) }

    /// Its plan, perhaps in view of the rest of the samples, perhaps with roles pinned by a function of the member.
    func plan(
        in style: Style = .viper, inProject: Bool = false, besides others: [String] = [],
        adopting adoption: MigrationStep = .all, compiledAs mode: LanguageMode? = nil,
        pinning pin: ((Member) -> Role?)? = nil
    ) throws -> Plan {
        let find = {
            try SampleTests.plan(
                of: try sources(), in: style, inProject: inProject, besides: others, adopting: adoption,
                compiledAs: mode, pinning: pin)
        }
        guard pin == nil else { return try find() }
        let key = [
            path, "\(ObjectIdentifier(style))", "\(inProject)", "\(others)", "\(adoption)", "\(mode as Any)",
        ].joined(separator: "\n")
        return try knownPlans.value(for: key, find: find)
    }
}

/// The file at a path below the package root, behind the header beside it if it has one.
func sourceFiles(of path: String) throws -> [SourceFile] {
    let folder = (path as NSString).deletingLastPathComponent
    let header = (path as NSString).deletingPathExtension + ".h"
    let headers = PackageRoot.files(in: folder, endings: ["h"]).filter { $0 == header && $0 != path }
    return try (headers + [path]).map { path in
        let bytes = try Data(contentsOf: URL(fileURLWithPath: PackageRoot.path + "/" + path))
        return SourceFile(path: path, bytes: Array(bytes))
    }
}

/// The plan of the only controller of some sources, perhaps in view of the other samples and of further files.
func plan(
    of sources: [SourceFile], in style: Style = .viper, inProject: Bool = false, besides others: [String] = [],
    adopting adoption: MigrationStep = .all, compiledAs mode: LanguageMode? = nil,
    pinning pin: ((Member) -> Role?)? = nil
) throws -> Plan {
    let facts = try sources.map { try language(ofFile: $0.path).facts(of: $0) }
    let around = try inProject ? projectFacts(around: sources, besides: others) : nil
    let project = around ?? mode.map(SampleTests.facts(telling:))
    var decisions = Refactoring.Decisions(style: style)
    decisions.adoption = adoption
    if let pin {
        let controller = try #require(try controllers(in: facts, project: project).first)
        for member in controller.members { decisions.pins[member.id] = pin(member) }
    }
    return try #require(try Refactoring.plans(for: facts, project: project, decisions: decisions).first)
}

private let knownPlans = Memory<Plan>()
private let knownProjects = Memory<ProjectFacts>()

/// What the compiler is told of an app, and nothing else of it.
func facts(telling mode: LanguageMode) -> ProjectFacts {
    var facts = ProjectFacts(told: [:])
    facts.mode = mode
    return facts
}

/// What the samples besides some sources, and further files, say about an app.
private func projectFacts(around sources: [SourceFile], besides others: [String]) throws -> ProjectFacts {
    try knownProjects.value(for: (sources.map(\.path) + ["besides"] + others).joined(separator: "\n")) {
        let users = try others.map { SourceFile(path: $0, text: try PackageRoot.text(of: $0)) }
        return Refactor.projectFacts(of: try otherSamples(than: sources) + users)
    }
}

/// Every source file of the samples that is not one of those; the apps have nothing to do with them.
private func otherSamples(than sources: [SourceFile]) throws -> [SourceFile] {
    let known = Set(sources.map(\.path))
    return try PackageRoot.files(below: "samples", endings: ["h", "m", "swift"])
        .filter { !known.contains($0) && !$0.hasPrefix("samples/apps/") }.map {
            SourceFile(path: $0, text: try PackageRoot.text(of: $0))
        }
}
