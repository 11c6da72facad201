import Foundation
import TestSupport
import Testing

/// The pages of the reference are the help texts; `make reference` writes them anew.
struct ReferenceTests {
    @Test func thePagesAreTheHelp() throws {
        try withTemporaryFolder { folder in
            let run = try Scripts.run("reference", [RefactorTool.path, folder + "/reference"])
            #expect(run.status == 0, "\(run.errorOutput)")
            let written = PackageRoot.files(in: "docs/reference", endings: ["md"]).map { $0.dropFirst(15) }
            let made = try contents(of: folder + "/reference").keys.sorted()
            #expect(written.map(String.init) == made && made.count > 10)
            for name in made {
                let page = try read(folder + "/reference/" + name)
                #expect(try PackageRoot.text(of: "docs/reference/" + name) == page, "'make reference' writes \(name)")
            }
        }
    }

    @Test func everyCommandHasAPageAndALineInTheIndex() throws {
        let index = try PackageRoot.text(of: "docs/reference/README.md")
        let listed = index.matches(of: /\| \[`(\w+)`\]\(\w+\.md\) \| (\S.*) \|/).map { String($0.1) }
        let help = try RefactorTool.run(["--help"], environment: ["COLUMNS": "200"]).output
        let rows = help.components(separatedBy: "SUBCOMMANDS:").last ?? ""
        #expect(listed == rows.matches(of: #/\n  ([a-z]+) /#).map { String($0.1) } && listed.contains("verify"))
        #expect(try PackageRoot.text(of: "docs/reference/styles.md").contains("## `refactor styles init`"))
    }
}
