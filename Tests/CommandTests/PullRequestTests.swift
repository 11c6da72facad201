import Foundation
import TestSupport
import Testing

/// What the GitHub action does on a pull request, on a repository of its own and without GitHub.
struct PullRequestTests {
    private static let home = """
        import UIKit
        final class HomeController: UIViewController {
            func open() { navigationController?.pushViewController(ListController(), animated: true) }
        }

        """
    private static let other = "import UIKit\nfinal class ListController: UIViewController {}\n"

    @Test func theCommentTellsWhatChanges() throws {
        try withRepository { folder in
            try write(
                Self.other + "final class DetailController: UIViewController {}\n"
                    + "extension ListController { func more() { present(DetailController(), animated: true) } }\n",
                to: folder + "/App/ListController.swift")
            let run = try Scripts.run("pull-request", ["HEAD", "App"], in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(run.output.hasPrefix("<!-- refactor: modules -->\n### Modules\n"))
            #expect(run.output.contains("```text\n") && run.output.contains("Detail"), "\(run.output)")
            #expect(run.output.contains("```mermaid\n") && run.output.contains("flowchart"), "\(run.output)")
            #expect(run.output.count { $0 == "`" } == 12, "\(run.output)")
        }
    }

    @Test func whatIsEqualIsSaidInALine() throws {
        try withRepository { folder in
            let run = try Scripts.run("pull-request", ["HEAD"], in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(run.output.hasSuffix("\nThis changes no module, and nothing between modules.\n"))
        }
    }

    @Test func aFirstScreenIsNew() throws {
        try withRepository { folder in
            try write(Self.home + Self.other, to: folder + "/New/Home.swift")
            let run = try Scripts.run("pull-request", ["HEAD", "New"], in: folder)
            #expect(run.status == 0 && run.output.contains("Home") && run.output.contains("List"), "\(run.errorOutput)")
        }
    }

    @Test func aCommitThatIsNotThereIsNamed() throws {
        try withRepository { folder in
            let run = try Scripts.run("pull-request", ["origin/main"], in: folder)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.errorOutput.contains("no commit 'origin/main'") && run.errorOutput.contains("fetch-depth"))
        }
    }

    /// `gh` is a script that keeps what it is called with.
    @Test(arguments: [("", "POST", "wrote a comment\n"), ("17", "PATCH", "wrote comment 17 anew\n")])
    func theCommentIsWrittenOnce(present: String, method: String, said: String) throws {
        try withTemporaryFolder { folder in
            let gh = """
                #!/bin/sh
                echo "$*" >>'\(folder)/calls'
                case "$*" in *--paginate*) echo '\(present)' ;; esac
                """
            try write(gh, to: folder + "/tools/gh")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/tools/gh")
            try write("<!-- refactor: modules -->\n### Modules\n", to: folder + "/comment.md")
            let path = ["PATH": "\(folder)/tools:/usr/bin:/bin"]
            let run = try Scripts.run("comment", ["o/app", "5", "comment.md"], in: folder, environment: path)
            #expect(run.status == 0 && run.output == said, "\(run.errorOutput)")
            let calls = try read(folder + "/calls").split(separator: "\n")
            #expect(calls.count == 2 && calls[0].contains("repos/o/app/issues/5/comments"))
            #expect(calls[0].contains("startswith(\"<!-- refactor: modules -->\")"))
            #expect(calls[1].contains("--method \(method)") && calls[1].contains("body=@comment.md"), "\(calls)")
        }
    }

    private func withRepository(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try write(Self.home, to: folder + "/App/HomeController.swift")
            try write(Self.other, to: folder + "/App/ListController.swift")
            let git = "git init -q . && git add -A && git -c user.name=a -c user.email=a@b.c commit -q -m one"
            let made = try ProcessRun.of("/bin/sh", ["-c", git], in: folder)
            try #require(made.status == 0, "\(made.errorOutput)")
            try body(folder)
        }
    }
}
