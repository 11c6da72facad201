import TestSupport
import Testing

/// What a scan of all samples says is committed.
struct ScanGoldenTests {
    @Test(arguments: [("table", "txt"), ("markdown", "md"), ("json", "json")])
    func theRankingIsTheCommittedOne(format: String, ending: String) throws {
        let run = try RefactorTool.run(["scan", "samples", "--format", format])
        try #require(run.status == 0, "\(run.errorOutput)")
        try expectGolden(run.output, at: "output/scan.\(ending)")
    }
}
