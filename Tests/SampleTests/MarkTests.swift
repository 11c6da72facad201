import Foundation
import Refactor
import TestSupport
import Testing

/// The samples under section marks: committed, compiled, and in order at once.
struct MarkTests {
    /// The samples and the controllers that are hard to read, but for one that needs several files.
    private static let controllers: [Sample] =
        Sample.all
        + ["Tests/Fixtures/HardControllers", "Tests/Fixtures/HardControllers/ObjC"]
        .flatMap { PackageRoot.files(in: $0, endings: ["m", "swift"]) }.filter { !$0.contains("Category") }.map(
            Sample.init)

    @Test(arguments: Sample.all)
    func theDifferenceIsTheCommittedOne(sample: Sample) throws {
        let run = try RefactorTool.run(["mark", sample.path, "--dry-run"])
        try #require(run.status == 0, "\(run.errorOutput)")
        try expectGolden(run.output, at: sample.results + "/mark.diff")
    }

    @Test(arguments: controllers, MarkMode.allCases)
    func itCompilesAsBefore(sample: Sample, mode: MarkMode) throws {
        let marking = try marking(of: try sample.sources(), mode: mode)
        #expect(marking.faults.isEmpty, "\(marking.faults)")
        let files = marking.files.map { (name: ($0.path as NSString).lastPathComponent, bytes: $0.new) }
        let said = try compilerDiagnostics(of: files, in: language(ofFile: sample.path).language)
        #expect(said.isEmpty, "\(said)")
    }

    @Test(arguments: controllers, MarkMode.allCases)
    func aSecondRunChangesNothing(sample: Sample, mode: MarkMode) throws {
        let first = try marking(of: try sample.sources(), mode: mode)
        let second = try marking(of: first.files.map { SourceFile(path: $0.path, bytes: $0.new) }, mode: mode)
        let changed = second.files.filter(\.isChanged).map(\.path)
        #expect(changed.isEmpty)
    }

    @Test(arguments: controllers)
    func onlyMarksAndBlankLinesAreNew(sample: Sample) throws {
        for mode in MarkMode.allCases {
            for file in try marking(of: try sample.sources(), mode: mode).files {
                #expect(lines(of: file.old).sorted() == lines(of: file.new).sorted())
                if mode == .annotate { #expect(lines(of: file.old) == lines(of: file.new)) }
            }
        }
    }

    private func lines(of bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split { $0.isNewline }.filter { line in
            line.contains { !$0.isWhitespace } && !line.contains("MARK:") && !line.contains("#pragma mark")
        }
    }

    private static let known = Memory<Marking>()

    private func marking(of sources: [SourceFile], mode: MarkMode) throws -> Marking {
        let language = language(ofFile: try #require(sources.last).path)
        let files = sources.map { (name: $0.path, bytes: $0.bytes) }
        return try Self.known.value(for: key(of: files, ["\(mode)"])) {
            try Refactoring.marking(
                of: try sources.map { try language.facts(of: $0) }, project: nil, decisions: .init(),
                options: MarkOptions(mode: mode), in: language)
        }
    }
}
