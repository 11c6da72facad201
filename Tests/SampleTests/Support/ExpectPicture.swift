import Foundation
import TestSupport
import Testing

/// Expects that the module of a sample, in a style, is drawn as in the committed file.
func expectPicture(of sample: Sample, in style: String = "viper", at committed: String) throws {
    try withTemporaryFolder { folder in
        let ending = (committed as NSString).pathExtension
        let path = "\(folder)/graph.\(ending)"
        let run = try RefactorTool.run(["graph", sample.path, "--style", style, "--only", "all", "-o", path])
        try #require(run.status == 0, "\(run.errorOutput)")
        guard ending == "svg", !isRecording else { return try expectGolden(try read(path), at: committed) }
        let known = structure(ofSVG: try read(PackageRoot.path + "/" + committed))
        #expect(known.count > 20)
        #expect(structure(ofSVG: try read(path)) == known)
    }
}
