import Foundation
import TestSupport
import Testing

/// Which files of a folder `refactor graph` reads.
struct AppReadingTests {
    private func modules(_ files: [String: String], _ options: [String] = []) throws -> ProcessRun {
        try withTemporaryFolder { folder in
            for (name, text) in files {
                try write(text, to: "\(folder)/App/\(name)")
            }
            let run = try RefactorTool.run(["graph", "App", "--format", "text"] + options, in: folder)
            try #require(run.status == 0, "\(run.errorOutput)")
            return run
        }
    }

    private func screen(_ name: String) -> String {
        "class \(name)Controller: UIViewController { func a() { present(\(name)DetailController(), animated: true) } }\n"
            + "class \(name)DetailController: UIViewController {}\n"
    }

    @Test(arguments: [
        ("Old", true), ("Old/", true), ("/Features/Old", true), ("Features/*/A.swift", true), ("**/A.swift", true),
        ("*.swift\n!Start.swift", true), ("Features/**", true), ("A.sw?ft", true), ("# Old", false),
        ("/Old", false), ("*.m", false), ("Old\n!Old", false), ("A.swift/", false),
    ])
    func whatGitIgnoresIsLeftOut(rules: String, isLeftOut: Bool) throws {
        let files = [
            ".gitignore": rules + "\n", "Start.swift": screen("Start"), "Features/Old/A.swift": screen("Old"),
        ]
        let text = try modules(files).output
        #expect(text.contains("StartDetail") && text.contains("OldDetail") == !isLeftOut)
    }

    @Test func codeWithoutScreensIsDrawnByItsFolders() throws {
        let files = ["Model/Note.swift": "struct Note {}\n", "Store/Archive.swift": "var notes: [Note] = []\n"]
        let text = try modules(files).output
        #expect(text.hasPrefix("2 modules, 0 services, 1 edge, 0 references (folder 2)"))
        #expect(text.contains("  → Model  uses  1 use  via Note  Store/Archive.swift:1"))
        let app = try modules(files.merging(["Start.swift": screen("Start")]) { $1 }).output
        #expect(app.contains("StartDetail") && !app.contains("folder") && !app.contains("Archive"))
    }

    @Test func whatIsIncludedIsReadAllTheSame() throws {
        let files = [".gitignore": "A.swift\n", "Start.swift": screen("Start"), "Old/A.swift": screen("Old")]
        #expect(try !modules(files).output.contains("OldDetail"))
        #expect(try modules(files, ["--include", "A.swift"]).output.contains("OldDetail"))
    }

    @Test func foldersInsideHaveTheirOwnRules() throws {
        let text = try modules([
            "Start.swift": screen("Start"), "Features/.gitignore": "A.swift\n", "Features/A.swift": screen("Old"),
            "A.swift": screen("Other"),
        ]).output
        #expect(text.contains("OtherDetail") && !text.contains("OldDetail"))
    }

    @Test func foldersOfTestsAreLeftOut() throws {
        let files = ["Start.swift": screen("Start"), "List/__tests__/A.swift": screen("Old")]
        #expect(try !modules(files).output.contains("OldDetail"))
    }

    @Test func generatedFilesAreLeftOut() throws {
        let text = try modules([
            "Start.swift": screen("Start"), "Strings.generated.swift": screen("Named"),
            "Made.swift": "// Generated using a tool — DO NOT EDIT\n" + screen("Made"),
        ]).output
        #expect(text.contains("StartDetail") && !text.contains("Named") && !text.contains("Made"))
    }

    /// What a generator makes of storyboards names the screens that code asks for.
    @Test func generatedScenesAreRead() throws {
        let text = try modules([
            "Start.swift": """
            final class StartController: UIViewController {
                func help() { show(Scenes.help.instantiate(), sender: nil) }
            }
            final class HelpController: UIViewController {}
            """,
            "Made.swift": """
            // Generated using a tool — DO NOT EDIT
            enum Scenes { static let help = SceneType<HelpController>(identifier: "Help") }
            struct SceneType<T: UIViewController> { let identifier: String; func instantiate() -> T { board() as! T } }
            """,
        ]).output
        #expect(text.contains("→ Help"))
    }

    @Test func aFileThatCannotBeReadIsTold() throws {
        try withTemporaryFolder { folder in
            try write(screen("Start"), to: "\(folder)/Start.swift")
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/Gone.swift", withDestinationPath: "\(folder)/nowhere.swift")
            let run = try RefactorTool.run(["graph", folder, "--format", "text"])
            #expect(run.status == 0 && run.output.contains("StartDetail"))
            #expect(run.errorOutput == "refactor: cannot read '\(folder)/Gone.swift': there is no such file\n")
        }
    }
}
