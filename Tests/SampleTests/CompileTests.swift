import Foundation
import Refactor
import SwiftSource
import TestSupport
import Testing

/// Everything that is emitted compiles, however a person decides.
struct CompileTests {
    @Test(arguments: Sample.all)
    func theSampleItselfCompiles(sample: Sample) throws {
        let support = try PackageRoot.files(in: "samples/Support").map { path in
            (name: "Support.swift", bytes: Array(try PackageRoot.text(of: path).utf8))
        }
        let said = try StubUIKit.diagnostics(of: support + [(name: "Sample.swift", bytes: try sample.source().bytes)])
        #expect(said.isEmpty, "\(said)")
    }

    @Test(arguments: Sample.all)
    func theModuleCompiles(sample: Sample) throws {
        try expectCompiles(try sample.plan())
    }

    @Test(arguments: Sample.all)
    func stubsCompile(sample: Sample) throws {
        try expectCompiles(try sample.plan(), bodies: .stub)
    }

    @Test(arguments: Sample.all)
    func theModuleCompilesInViewOfItsProject(sample: Sample) throws {
        try expectCompiles(try sample.plan(inProject: true))
    }

    @Test(arguments: Sample.all, [Role.presenter, .interactor, .router])
    func itCompilesWithEverythingPinnedToOneRole(sample: Sample, role: Role) throws {
        try expectCompiles(try sample.plan(inProject: true) { _ in role })
    }

    @Test(arguments: Sample.all, [1, 2, 3])
    func itCompilesWithRolesPinnedAtRandom(sample: Sample, seed: Int) throws {
        try expectCompiles(try sample.plan(inProject: seed == 3) { randomRole(of: $0, seed: seed) })
    }

    @Test func theCheckFindsACallWithoutRequirement() throws {
        let said = try diagnosticsAfter { $0.replacingOccurrences(of: "func ", with: "func renamed_") }
        #expect(said.contains("error: "))
    }

    @Test func theCheckFindsAWarning() throws {
        let said = try diagnosticsAfter { $0 + "\nfunc unused() { let value = 1 }\n" }
        #expect(said.contains("warning: ") && !said.contains("error: "))
    }

    /// What the compiler says of a good module after its protocols were changed.
    private func diagnosticsAfter(_ change: (String) -> String) throws -> String {
        let plan = try #require(Sample.all.first).plan { _ in .presenter }
        let (emission, _) = Refactoring.emission(of: plan, in: SwiftLanguage(), bodies: .move)
        var files = try emission.module(of: plan)
        let index = try #require(files.firstIndex { $0.name.hasSuffix("Protocols.swift") })
        files[index].bytes = Array(change(String(decoding: files[index].bytes, as: UTF8.self)).utf8)
        return try StubUIKit.diagnostics(of: files)
    }

    /// A role that only the member's name, its place and the seed decide.
    private func randomRole(of member: Member, seed: Int) -> Role? {
        var hash = UInt64(seed &* 7919 &+ member.index)
        for byte in member.id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let roles: [Role?] = [.presenter, .interactor, .router, .presenter, .view, nil]
        return roles[Int((hash >> 17) % UInt64(roles.count))]
    }
}
