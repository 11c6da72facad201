import TestSupport
import Testing

/// Generated methods that a person calls otherwise in the plan file.
struct RenamedMethodTests {
    private static let controller = """
        import UIKit

        final class NamesController: UIViewController {
            private let label = UILabel()

            @IBAction private func save(_ sender: UIButton) {
                label.text = "Saving"
                UserDefaults.standard.set(1, forKey: "count")
                label.text = "Saved"
                UserDefaults.standard.set(2, forKey: "total")
            }
        }

        """

    @Test func theNameStandsInAllFilesAndStays() throws {
        try renamed("saveCount", to: "keepCount") { workshop in
            let run = try workshop.refactor("emit", "names.plan.yml", "--into", "Out")
            #expect(run.status == 0 && run.errorOutput.isEmpty, "\(run.errorOutput)")
            for (file, text) in [
                ("NamesInteractor", "func keepCount() {"), ("NamesPresenter", "interactor.keepCount()"),
                ("NamesProtocols", "func keepCount()"),
            ] {
                let found = try workshop.read("Out/\(file).swift")
                #expect(found.contains(text) && !found.contains("saveCount"), "\(found)")
            }
            let before = try workshop.read("names.plan.yml")
            let again = try workshop.refactor("plan", "names.plan.yml", "-o", "names.plan.yml")
            #expect(again.status == 0)
            #expect(try workshop.read("names.plan.yml") == before)
        }
    }

    @Test func theProposedNameFindsThePartAfterOtherEdits() throws {
        try renamed("saveCount", to: "keepCount") { workshop in
            let other = "    var other = 0\n\n    private let label"
            try workshop.write(
                Self.controller.replacing("    private let label", with: other), to: "NamesController.swift")
            let run = try workshop.refactor("plan", "names.plan.yml", "-o", "names.plan.yml")
            #expect(run.status == 0)
            #expect(try workshop.read("names.plan.yml").contains("name: keepCount\n    proposed: saveCount\n"))
        }
    }

    @Test(arguments: [
        ("label", "the controller has a member of that name"), ("saveTotal", "another part is called so"),
        ("switch", "it is a word of Swift itself"), ("view", "the components call each other so"),
    ])
    func aNameThatCannotBeIsAnErrorInItsLine(name: String, reason: String) throws {
        try renamed("saveCount", to: name) { workshop in
            let line = try workshop.planLine(of: "name: \(name)")
            for command in [["plan", "names.plan.yml"], ["emit", "names.plan.yml", "--into", "Out"]] {
                try expectRefusal(
                    command, status: 1, saying: "names.plan.yml:\(line): 'saveCount' cannot be called '\(name)'",
                    reason,
                    in: workshop.folder)
            }
        }
    }

    @Test func whatIsNoNameIsAnError() throws {
        try renamed("saveCount", to: "\"keep count\"") { workshop in
            try expectRefusal(
                ["plan", "names.plan.yml"], status: 1, saying: "'keep count' is no name of a method",
                in: workshop.folder)
        }
    }

    @Test func twoEntriesForOnePartAreAnError() throws {
        try renamed("saveCount", to: "keepCount") { workshop in
            let line = try workshop.planLine(of: "name: keepCount")
            let plan = try workshop.read("names.plan.yml")
            try workshop.write(plan + "  - name: other\n    proposed: saveCount\n", to: "names.plan.yml")
            try expectRefusal(
                ["plan", "names.plan.yml"], status: 1, saying: "'saveCount' has an entry already, in line \(line)",
                in: workshop.folder)
        }
    }

    @Test func aPartThatNoLongerIsIsRemarkedOn() throws {
        try renamed("saveCount", to: "keepCount") { workshop in
            let line = try workshop.planLine(of: "name: keepCount")
            try workshop.write(
                Self.controller.replacing("        UserDefaults.standard.set(1, forKey: \"count\")\n", with: ""),
                to: "NamesController.swift")
            let run = try workshop.refactor("plan", "names.plan.yml")
            #expect(run.status == 0)
            #expect(
                run.errorOutput.contains("names.plan.yml:\(line): no part is called 'saveCount' any more"),
                "\(run.errorOutput)")
        }
    }

    @Test func aStepThatLeavesAPartOutSaysNothingOfItsName() throws {
        try renamed("saveCount", to: "keepCount") { workshop in
            let run = try workshop.refactor("emit", "names.plan.yml", "--into", "Out", "--only", "router")
            #expect(!run.errorOutput.contains("Count"), "\(run.errorOutput)")
        }
    }

    /// The same where the plan file keeps the role; a name is a decision, which outweighs what it costs.
    @Test func aNameIsKeptWhateverItCosts() throws {
        try renamed("saveCount", to: "keepCount") { workshop in
            let text = try workshop.read("names.plan.yml")
            try workshop.write(text.replacing("only: all\n", with: "only: router\n"), to: "names.plan.yml")
            for command in ["plan", "emit"] {
                let run = try RefactorTool.run(
                    [command, "names.plan.yml"] + (command == "emit" ? ["--into", "Out"] : []), in: workshop.folder)
                #expect(!run.errorOutput.contains("keepCount"), "\(run.errorOutput)")
            }
            try workshop.write(text.replacing("only: all\n", with: ""), to: "names.plan.yml")
            let run = try workshop.refactor("plan", "names.plan.yml", "--all")
            #expect(run.output.contains("keepCount") && run.errorOutput.isEmpty, "\(run.output)\(run.errorOutput)")
        }
    }

    /// Plans the controller and renames one of its parts in the plan file.
    private func renamed(_ proposed: String, to name: String, _ body: (Workshop) throws -> Void) throws {
        try Workshop.run { workshop in
            try workshop.write(Self.controller, to: "NamesController.swift")
            try workshop.writePlan(replacing: "  - name: \(proposed)\n", with: "  - name: \(name)\n")
            try body(workshop)
        }
    }
}
