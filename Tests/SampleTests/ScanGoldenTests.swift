import Foundation
import TestSupport
import Testing

/// What a scan of all samples but the apps says is committed.
struct ScanGoldenTests {
    @Test(arguments: [("table", "txt"), ("markdown", "md"), ("json", "json")])
    func theRankingIsTheCommittedOne(format: String, ending: String) throws {
        try withTemporaryFolder { folder in
            let samples = folder + "/samples"
            try FileManager.default.copyItem(atPath: PackageRoot.path + "/samples", toPath: samples)
            try FileManager.default.removeItem(atPath: samples + "/apps")
            let run = try RefactorTool.run(["scan", "samples", "--format", format], in: folder)
            try #require(run.status == 0, "\(run.errorOutput)")
            try expectGolden(run.output, at: "output/scan.\(ending)")
        }
    }
}
