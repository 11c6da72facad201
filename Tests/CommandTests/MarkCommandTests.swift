import Foundation
import TestSupport
import Testing

/// `refactor mark` as a user runs it.
struct MarkCommandTests {
    @Test func theNewTextIsPrintedAndNothingWritten() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("mark", "NamesController.swift")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(run.output.contains("    // MARK: - State\n\n    private let label"))
            #expect(!run.output.contains("Networking"))
            #expect(run.errorOutput.hasPrefix("NamesController: moved 0 of 4 members under 3 marks\n"))
            #expect(try workshop.read("NamesController.swift") == Workshop.controller)
        }
    }

    @Test func theFileIsRewrittenInItsPlaceOnce() throws {
        try Workshop.run { workshop in
            let path = workshop.folder + "/NamesController.swift"
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            let text = try workshop.refactor("mark", "NamesController.swift").output
            let run = try workshop.refactor("mark", "NamesController.swift", "--in-place")
            #expect(run.status == 0 && run.output.isEmpty, "\(run.errorOutput)")
            #expect(run.errorOutput.hasSuffix("wrote NamesController.swift\n"))
            #expect(try workshop.read("NamesController.swift") == text)
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(permissions == 0o640)
            #expect(try contents(of: workshop.folder).keys.sorted() == ["NamesController.swift"])
            let second = try workshop.refactor("mark", "NamesController.swift", "--in-place")
            #expect(second.errorOutput == "NamesController: nothing to do, 4 members in order\n")
        }
    }

    @Test func gitAppliesTheDifference() throws {
        try Workshop.run { workshop in
            let text = try workshop.refactor("mark", "NamesController.swift").output
            let run = try workshop.refactor("mark", "NamesController.swift", "--dry-run")
            #expect(run.status == 0 && run.output.hasPrefix("diff --git a/NamesController.swift"))
            #expect(try workshop.read("NamesController.swift") == Workshop.controller)
            try workshop.write(run.output, to: "mark.diff")
            let git = try ProcessRun.of("/usr/bin/env", ["git", "apply", "mark.diff"], in: workshop.folder)
            #expect(git.status == 0, "\(git.errorOutput)")
            #expect(try workshop.read("NamesController.swift") == text)
        }
    }

    @Test func annotationsMoveNothing() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("mark", "NamesController.swift", "--annotate")
            let lines = run.output.split(separator: "\n")
            let old = Workshop.controller.split(separator: "\n")
            #expect(lines.filter { !$0.contains("MARK: - State") && !$0.contains("MARK: - View life") } == old)
            #expect(lines.count == old.count + 2)
        }
    }

    @Test func aTeamsTitlesAreRead() throws {
        try Workshop.run { workshop in
            try workshop.write("state: Properties\nview-life: \"Lifecycle\"\n", to: "titles.yml")
            let run = try workshop.refactor("mark", "NamesController.swift", "--titles", "titles.yml")
            #expect(run.output.contains("// MARK: - Properties\n") && run.output.contains("// MARK: - Lifecycle\n"))
            let own = try workshop.refactor("mark", "NamesController.swift", "--titles", "project")
            #expect(own.status == 0, "\(own.errorOutput)")
        }
    }

    @Test func aPlanFilesRolesAreKept() throws {
        try Workshop.run { workshop in
            let plan = try workshop.refactor("plan", "NamesController.swift", "--format", "yaml").output
            let role = try #require(plan.range(of: "loadNames(completion:)\"\n    role: interactor"))
            let pinned = plan.replacingCharacters(in: role, with: "loadNames(completion:)\"\n    role: router")
            try workshop.write(pinned, to: "names.plan.yml")
            let run = try workshop.refactor("mark", "NamesController.swift", "--plan", "names.plan.yml")
            #expect(run.output.contains("// MARK: - Navigation\n\n    private func loadNames"), "\(run.errorOutput)")
        }
    }

    @Test func aPlanFileIsChecked() throws {
        try Workshop.run { workshop in
            try workshop.writePlan(replacing: "id: \"label\"", with: "id: \"lable\"")
            try expectRefusal(
                ["mark", "names.plan.yml"], status: 1, saying: "names.plan.yml:", "did you mean 'label'?",
                in: workshop.folder)
        }
    }

    @Test func whatCannotMoveIsNamed() throws {
        try Workshop.run { workshop in
            let text = Workshop.controller.replacing(
                "    // MARK: - Networking\n",
                with: "    #if DEBUG\n    func fill() {}\n    #endif\n    private let late = 1\n")
            try workshop.write(text, to: "NamesController.swift")
            let run = try workshop.refactor("mark", "NamesController.swift")
            let line =
                try #require(
                    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                        $0.contains("#if")
                    }) + 1
            #expect(run.errorOutput.contains("; 2 stay where they are:\n  inside #if: fill() (line \(line + 1))\n"))
            #expect(run.errorOutput.contains("  cannot cross line \(line) (#if DEBUG): late (line \(line + 3))\n"))
        }
    }

    @Test func severalFilesAreMarkedEachOnItsOwn() throws {
        try Workshop.run { workshop in
            let other = "extension NamesController {\n    func open() { dismiss(animated: true) }\n}\n"
            try workshop.write(other, to: "NamesController+Open.swift")
            let files = ["NamesController.swift", "NamesController+Open.swift"]
            try expectRefusal(
                ["mark"] + files, status: 2, saying: "--in-place", "NamesController+Open.swift", in: workshop.folder)
            let run = try RefactorTool.run(["mark", "--in-place"] + files, in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("NamesController+Open.swift") == "// MARK: - Navigation\n\n" + other)
            #expect(try workshop.read("NamesController.swift").contains("// MARK: - State"))
        }
    }

    @Test func wrongTitlesAreNamed() throws {
        try Workshop.run { workshop in
            func refuse(_ titles: String, status: Int32, saying fragments: String...) throws {
                let run = try workshop.refactor("mark", "NamesController.swift", "--titles", titles)
                #expect(run.status == status && run.output.isEmpty)
                for fragment in fragments { #expect(run.errorOutput.contains(fragment), "\(run.errorOutput)") }
            }
            try refuse("sixteen", status: 2, saying: "'sixteen' are no titles")
            try refuse("none.yml", status: 1, saying: "cannot read 'none.yml'")
            try workshop.write("state: A\nview-live: B\n", to: "a.yml")
            try refuse("a.yml", status: 1, saying: "a.yml:2: ", "did you mean 'view-life'")
            try workshop.write("business-state: A\n", to: "b.yml")
            try refuse("b.yml", status: 1, saying: "b.yml:1: ", "use 'state'")
            try workshop.write("service: \"- A\"\n", to: "c.yml")
            try refuse("c.yml", status: 1, saying: "c.yml:1: ", "on one line")
            try workshop.write("[", to: "d.yml")
            try refuse("d.yml", status: 1, saying: "d.yml:", "YAML")
        }
    }

    @Test func optionsThatExcludeEachOtherAreRefused() throws {
        try expectUsageError(["mark", "A.swift", "--move", "--annotate"], saying: "--annotate")
        try expectUsageError(["mark", "A.swift", "--dry-run", "--in-place"], saying: "--in-place")
    }

    @Test func aHeaderIsLeftAlone() throws {
        try withTemporaryFolder { folder in
            try write("@interface AController : UIViewController\n- (void)open;\n@end\n", to: folder + "/A.h")
            let open = "- (void)open {\n    [self dismissViewControllerAnimated:YES completion:nil];\n}\n"
            let text = "#import \"A.h\"\n\n@implementation AController\n\n\(open)\n- (void)viewDidLoad {\n}\n\n@end\n"
            try write(text, to: folder + "/A.m")
            let run = try RefactorTool.run(["mark", "A.m"], in: folder)
            #expect(
                run.output.hasPrefix("#import \"A.h\"\n\n@implementation AController\n\n#pragma mark - View life\n"))
            #expect(run.output.hasSuffix("#pragma mark - Navigation\n\n\(open)\n@end\n"), "\(run.output)")
        }
    }
}
