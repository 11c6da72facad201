import Foundation
import Refactor
import TestSupport
import Testing

/// What the tool makes of each sample is committed; a difference is a change that somebody has to want.
struct GoldenTests {
    @Test(arguments: Sample.all, ["txt", "json", "yml", "md"])
    func thePlanIsTheCommittedOne(sample: Sample, ending: String) throws {
        let formats = ["txt": "text", "json": "json", "yml": "yaml", "md": "markdown"]
        let format = ["--format", try #require(formats[ending])]
        let run = try RefactorTool.run(["plan", sample.path, "--only", "all"] + format)
        try #require(run.status == 0, "\(run.errorOutput)")
        try expectGolden(run.output, at: "\(sample.results)/plan.\(ending)")
    }

    @Test(arguments: Sample.all)
    func allListsOfThePlanAreTheCommittedOnes(sample: Sample) throws {
        let run = try RefactorTool.run(["plan", sample.path, "--all", "--only", "all"])
        try #require(run.status == 0, "\(run.errorOutput)")
        try expectGolden(run.output, at: "\(sample.results)/plan-all.txt")
    }

    /// What is worth its protocols, which is what `plan` and `emit` answer where nobody asks for more.
    @Test(arguments: Sample.all)
    func whatIsWorthItIsTheCommittedPlan(sample: Sample) throws {
        let run = try RefactorTool.run(["plan", sample.path])
        try #require(run.status == 0, "\(run.errorOutput)")
        try expectGolden(run.output, at: "\(sample.results)/plan-advised.txt")
    }

    @Test(arguments: Sample.all)
    func theEmittedFilesAreTheCommittedOnes(sample: Sample) throws {
        try withTemporaryFolder { folder in
            let run = try RefactorTool.run(["emit", sample.path, "--into", folder, "--only", "all"])
            try #require(run.status == 0, "\(run.errorOutput)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            for name in names { try expectGolden(try read(folder + "/" + name), at: "\(sample.results)/viper/\(name)") }
            try expectOnly(names, in: sample.results + "/viper")
            let ledger = run.output.replacingOccurrences(of: folder, with: sample.results + "/viper")
            try expectGolden(ledger, at: sample.results + "/ledger.txt")
        }
    }

    @Test(arguments: Sample.all, ["svg", "dot"])
    func thePictureIsTheCommittedOne(sample: Sample, ending: String) throws {
        try expectPicture(of: sample, at: "\(sample.results)/graph.\(ending)")
    }

    @Test func theFolderOfResultsHoldsNothingElse() throws {
        let plans = [
            "graph.dot", "graph.svg", "ledger.txt", "mark.diff", "plan-advised.txt", "plan-all.txt", "plan.json",
            "plan.md", "plan.txt",
            "plan.yml", "styles.txt", "viper",
        ]
        for sample in Sample.all {
            let written = StyleTests.shown.filter { $0.sample.path == sample.path }.map(\.style.id)
            let tests = EmittedTestsTests.committedFolders(of: sample)
            try expectOnly(plans + written + tests, in: sample.results)
        }
        let folders = try FileManager.default.contentsOfDirectory(atPath: PackageRoot.path + "/output")
        let strangers = folders.filter { folder in
            !folder.contains(".") && folder != "apps" && !Sample.all.contains { $0.name == folder }
        }
        #expect(strangers.isEmpty, "\(strangers)")
    }
}
