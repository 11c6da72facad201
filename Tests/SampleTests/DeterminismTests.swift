import Foundation
import TestSupport
import Testing

/// Two processes hash with different seeds; what they write is equal to the byte.
struct DeterminismTests {
    @Test(arguments: Sample.all, ["json", "text", "yaml", "markdown"])
    func twoProcessesPrintTheSamePlan(sample: Sample, format: String) throws {
        try expectSame { _ in try RefactorTool.run(["plan", sample.path, "--format", format]).output }
    }

    @Test(arguments: Sample.all)
    func twoProcessesEmitTheSameFiles(sample: Sample) throws {
        try expectSame { folder in
            let run = try RefactorTool.run(["emit", sample.path, "--into", folder, "--format", "json"])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            return try run.output + names.map { try $0 + "\n" + read(folder + "/" + $0) }.joined()
        }
    }

    @Test(arguments: Sample.all, ["svg", "dot"])
    func twoProcessesDrawTheSamePicture(sample: Sample, ending: String) throws {
        try expectSame { folder in
            _ = try RefactorTool.run(["graph", sample.path, "-o", "\(folder)/graph.\(ending)"])
            return try read("\(folder)/graph.\(ending)")
        }
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
