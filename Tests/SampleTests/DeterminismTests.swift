import Foundation
import TestSupport
import Testing

/// Two processes hash with different seeds; what they write is equal to the byte.
///
/// Every sample is compared with what another process wrote, once in each run of the tests: with its committed results,
/// in every style and in every format of a plan. Here two at once, for the largest sample of each language, and pictures
/// to the byte, since committed ones may come from another version of Graphviz.
struct DeterminismTests {
    private static let largest = Sample.all.filter { ["LoginController", "YSLoginViewController"].contains($0.name) }

    @Test(arguments: largest)
    func twoProcessesPrintTheSamePlan(sample: Sample) throws {
        try expectSame { _ in try RefactorTool.run(["plan", sample.path, "--format", "json"]).output }
    }

    @Test(arguments: largest)
    func twoProcessesEmitTheSameFiles(sample: Sample) throws {
        try expectSame { folder in
            let run = try RefactorTool.run(["emit", sample.path, "--into", folder, "--format", "json"])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            return try run.output + names.map { try $0 + "\n" + read(folder + "/" + $0) }.joined()
        }
    }

    @Test(arguments: largest)
    func twoProcessesDrawTheSamePicture(sample: Sample) throws {
        try expectSame { folder in
            _ = try RefactorTool.run(["graph", sample.path, "-o", folder + "/graph.svg"])
            return try read(folder + "/graph.svg")
        }
    }

    @Test func bothLanguagesAreCompared() {
        #expect(Set(Self.largest.map { ($0.path as NSString).pathExtension }) == ["m", "swift"])
    }

    private func expectSame(
        _ make: (String) throws -> String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let first = try withTemporaryFolder(make)
        let second = try withTemporaryFolder(make)
        #expect(!first.isEmpty, sourceLocation: sourceLocation)
        #expect(first == second, sourceLocation: sourceLocation)
    }
}
