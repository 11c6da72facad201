import Foundation
import TestSupport
import Testing

/// What the tool reads from each sample app is committed; a difference is a change that somebody has to want.
struct AppGoldenTests {
    static let apps: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: PackageRoot.path + "/samples/apps")
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }()

    @Test func thereIsAnAppOfEachFamily() {
        #expect(
            Self.apps == [
                "infinum", "mixed", "mutualmobile", "notes-router", "notes-thorough", "rambler", "ribs", "tabs-vipera",
            ])
    }

    @Test(arguments: apps, ["json", "dot"])
    func theModulesAreTheCommittedOnes(app: String, ending: String) throws {
        try expectGolden(try graph(of: app, as: ending), at: "output/apps/\(app)/modules.\(ending)")
    }

    @Test(arguments: apps)
    func thePictureIsTheCommittedOne(app: String) throws {
        let committed = "output/apps/\(app)/modules.svg"
        let picture = try graph(of: app, as: "svg")
        guard !isRecording else { return try expectGolden(picture, at: committed) }
        let known = structure(ofSVG: try read(PackageRoot.path + "/" + committed))
        #expect(known.count > 20)
        #expect(structure(ofSVG: picture) == known)
    }

    @Test func theFolderOfResultsHoldsNothingElse() throws {
        try expectOnly(Self.apps, in: "output/apps")
        for app in Self.apps {
            try expectOnly(["modules.dot", "modules.json", "modules.svg"], in: "output/apps/\(app)")
        }
    }

    /// What the tool writes about an app, seen from the root of the package.
    private func graph(of app: String, as ending: String) throws -> String {
        try withTemporaryFolder { folder in
            let path = "\(folder)/modules.\(ending)"
            let run = try RefactorTool.run(["graph", "samples/apps/\(app)", "-o", path])
            try #require(run.status == 0, "\(run.errorOutput)")
            return try read(path)
        }
    }
}
