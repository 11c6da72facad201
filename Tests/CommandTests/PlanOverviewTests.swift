import Foundation
import TestSupport
import Testing

/// The plan on one screen, and the commands that it leads to.
struct PlanOverviewTests {
    @Test func itTellsVerdictSplitPriceAndWhatIsNext() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("plan", "NamesController.swift", "--only", "all")
            #expect(
                run.output == """
                    NamesController  UIViewController · 21 lines · 4 members
                    module Names, style viper

                    Leave it as it is: there is too little to take out, even for a single step.
                    Not massive: 2 methods, 2 stored properties and 7 statements; the published
                    threshold is more than 13, 13 and 147.
                    8 lines of the 15 in its members should leave the view: 8 to the interactor; and
                    1 line inside members of the view.

                    The split
                                                   members  lines  requirements  forwarders
                      view        NamesController        2      7             –           –
                      presenter   NamesPresenter         0      0             1           1
                      interactor  NamesInteractor        2      8             1           –

                    8 lines leave: 2 members. For that 'emit' writes 5 files, with 2 requirements in
                    2 protocols and 1 forwarder that passes calls on.

                    Next
                      every member, part and protocol, with reasons:
                        refactor plan NamesController.swift --only all --all
                      to change roles and names:
                        refactor plan NamesController.swift --only all -o names.plan.yml
                      to see the files all the same:
                        refactor emit NamesController.swift --only all --into Names --dry-run

                    """, "\(run.output)")
        }
    }

    /// A line is as wide as the terminal, words and commands aside that are wider.
    @Test(arguments: ["60", "80", "110"])
    func linesKeepToTheWidth(columns: String) throws {
        let width = try #require(Int(columns))
        for sample in ["LoginController.swift", "NoteEditorController.m", "PostsViewController.swift"] {
            let run = try RefactorTool.run(["plan", "samples/" + sample], environment: ["COLUMNS": columns])
            let lines = run.output.split(separator: "\n").map(String.init)
            let prose = lines.filter { line in
                let text = line.drop { $0 == " " }
                return !text.contains("  ") && !text.hasPrefix("refactor ")
            }
            #expect(prose.allSatisfy { $0.count <= width || !$0.drop { $0 == " " }.contains(" ") }, "\(prose)")
            if width >= 80 { #expect(lines.count < 50, "\(sample)") }
        }
    }

    /// Each command that it names can be run as it stands.
    @Test func whatIsNextCanBeRun() throws {
        try withTemporaryFolder { folder in
            let workshop = Workshop(folder: folder)
            try FileManager.default.createDirectory(atPath: folder + "/It's new", withIntermediateDirectories: true)
            let second = Workshop.controller.replacingOccurrences(of: "NamesController", with: "OtherController")
            try workshop.write(Workshop.controller + second, to: "It's new/Two.swift")
            let run = try workshop.refactor(
                "plan", "It's new/Two.swift", "--style", "rambler-swift", "--only", "all", "--set", "viewDidLoad=view")
            #expect(run.status == 0, "\(run.errorOutput)")
            let commands = run.output.split(separator: "\n").filter { $0.hasPrefix("    refactor ") }
            #expect(commands.count == 4, "\(run.output)")
            #expect(
                commands.last == """
                        refactor plan 'It'\\''s new/Two.swift' --style rambler-swift --only all --type OtherController --set \
                    viewDidLoad=view -o other.plan.yml
                    """, "\(run.output)")
            for command in commands {
                let next = try shell(command.replacingOccurrences(of: "    refactor", with: RefactorTool.path), folder)
                #expect(next == 0, "\(command)")
            }
            let kept = try workshop.refactor("plan", "other.plan.yml")
            #expect(kept.output.contains("    refactor emit other.plan.yml --into Other --dry-run\n"), "\(kept.output)")
            #expect(kept.output.contains("to decide otherwise; other.plan.yml keeps it:\n"))
        }
    }

    @Test(arguments: [["--format", "json"], ["--explain", "label"], ["-o", "a.yml"]])
    func allListsAreForText(words: [String]) throws {
        try Workshop.run { workshop in
            let run = try RefactorTool.run(
                ["plan", "NamesController.swift", "--only", "all", "--all"] + words, in: workshop.folder)
            #expect(run.status == 2 && run.errorOutput.contains("--all is for the plan as text"), "\(run.errorOutput)")
        }
    }

    private func shell(_ command: String, _ folder: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command + " >/dev/null"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
