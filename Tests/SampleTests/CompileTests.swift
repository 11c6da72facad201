import Foundation
import Refactor
import TestSupport
import Testing

/// Everything that is emitted compiles, however a person decides.
struct CompileTests {
    @Test(arguments: Sample.all)
    func theSampleItselfCompiles(sample: Sample) throws {
        let files = try sample.sources().map { (name: $0.name, bytes: $0.bytes) }
        let said = try compilerDiagnostics(of: files, in: language(ofFile: sample.path).language)
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

    @Test func theCheckFindsAMessageWithoutRequirement() throws {
        let said = try diagnosticsAfter(in: .objectiveC) {
            $0.replacingOccurrences(of: "- (void)", with: "- (void)not")
        }
        #expect(said.contains("error: "))
    }

    @Test func theCheckFindsAWarningInAHeader() throws {
        let said = try diagnosticsAfter(in: .objectiveC) { $0 + "\nstatic int unused(void) { return 1; }\n" }
        #expect(said.contains("warning: ") && !said.contains("error: "))
    }

    /// What the compiler says of a good module after its protocols were changed.
    private func diagnosticsAfter(in written: SourceLanguage = .swift, _ change: (String) -> String) throws -> String {
        let sample = try #require(Sample.all.first { language(ofFile: $0.path).language == written })
        let plan = try sample.plan { _ in .presenter }
        let (emission, _) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        var files = emission.module(of: plan)
        let index = try #require(files.firstIndex { $0.name.contains("Protocols.") })
        files[index].bytes = Array(change(String(decoding: files[index].bytes, as: UTF8.self)).utf8)
        return try compilerDiagnostics(of: files, in: written)
    }

    /// A role that only the member's name, its place and the seed decide.
    private func randomRole(of member: Member, seed: Int) -> Role? {
        var hash = UInt64(seed &* 7919 &+ member.index)
        for byte in member.id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let roles: [Role?] = [.presenter, .interactor, .router, .presenter, .view, nil]
        return roles[Int((hash >> 17) % UInt64(roles.count))]
    }
}
