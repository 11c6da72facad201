import Foundation
import TestSupport
import Testing

/// The version stands in one place, and each that was released has its section in the changelog.
struct VersionTests {
    private static let place = "Sources/RefactorCLI/Console/ProgramVersion.swift"

    @Test func theProgramTellsIt() throws {
        let version = try Scripts.run("version", []).output
        #expect(try RefactorTool.run(["--version"]).output == version)
        #expect(try PackageRoot.text(of: Self.place).contains("\"\(version.dropLast())\""))
    }

    @Test func theChangelogHasASectionForEach() throws {
        let version = try Scripts.run("version", []).output.dropLast()
        let headings = try PackageRoot.text(of: "CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings.first == "## Unreleased")
        #expect(headings.dropFirst().allSatisfy { $0.wholeMatch(of: /## \d+\.\d+\.\d+/) != nil }, "\(headings)")
        #expect(Set(headings).count == headings.count)
        // Before the first release there is none.
        #expect(headings.count == 1 || headings[1] == "## \(version)")
    }

    @Test func theNextOneTakesWhatIsUnreleased() throws {
        try withCopy { folder in
            let run = try self.run(["0.2.0"], in: folder)
            #expect(run.status == 0 && run.output.contains("0.2.0: 2 changes"), "\(run.errorOutput)")
            #expect(run.output.contains("git tag -a v0.2.0"))
            #expect(try self.run([], in: folder).output == "0.2.0\n")
            #expect(
                try read(folder + "/CHANGELOG.md")
                    == "# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n- One.\n- Two.\n\n## 0.1.0\n\n- Old.\n")
            let again = try self.run(["0.2.1"], in: folder)
            #expect(again.status == 1 && again.errorOutput.contains("nothing to release"))
        }
    }

    @Test(arguments: [("0.1.0", "already"), ("v2", "is none"), ("1.0", "is none")])
    func whatIsNoNextVersionIsRefused(version: String, words: String) throws {
        try withCopy { folder in
            let before = try contents(of: folder)
            let run = try self.run([version], in: folder)
            #expect(run.status == 2 && run.errorOutput.contains(words), "\(run.errorOutput)")
            #expect(try contents(of: folder) == before)
        }
    }

    private func withCopy(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for path in ["scripts/version.sh", Self.place] {
                try write(try PackageRoot.text(of: path), to: folder + "/" + path)
            }
            let changes = "# Changelog\n\n## Unreleased\n\n- One.\n- Two.\n\n## 0.1.0\n\n- Old.\n"
            try write(changes, to: folder + "/CHANGELOG.md")
            try body(folder)
        }
    }

    private func run(_ arguments: [String], in folder: String) throws -> ProcessRun {
        try ProcessRun.of("/bin/sh", [folder + "/scripts/version.sh"] + arguments, in: folder)
    }
}
