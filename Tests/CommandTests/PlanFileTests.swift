import Foundation
import TestSupport
import Testing

/// A plan as a file: what a person changes counts, and what cannot be is named with its line.
struct PlanFileTests {
    @Test func aPinnedRoleIsKeptOnTheNextRun() throws {
        try Workshop.run { workshop in
            try workshop.writePlan(
                replacing: "  - id: \"loadNames(completion:)\"\n    role: interactor",
                with: "  - id: \"loadNames(completion:)\"\n    role: presenter")
            let again = try workshop.refactor(
                "plan", "NamesController.swift", "--plan", "names.plan.yml", "-o", "names.plan.yml")
            #expect(again.status == 0)
            let text = try workshop.read("names.plan.yml")
            #expect(
                text.contains("  - id: \"loadNames(completion:)\"\n    role: presenter\n    proposed: interactor\n"))
            let shown = try workshop.refactor("plan", "names.plan.yml", "--explain", "loadNames(completion:)")
            #expect(shown.output.contains("presenter") && shown.output.contains("pinned"))
        }
    }

    @Test func whoNamesARoleForAnUndecidedMemberDecides() throws {
        try withTemporaryFolder { folder in
            let workshop = Workshop(folder: folder)
            let name = "GreetingViewController.swift"
            try workshop.write(try PackageRoot.text(of: "samples/" + name), to: name)
            try #require(try workshop.refactor("plan", name, "-o", "greeting.plan.yml").status == 0)
            let text = try workshop.read("greeting.plan.yml")
            let entry = "  - id: \"greetingText(of:)\"\n    role: "
            #expect(text.contains(entry + "undecided\n    proposed: undecided\n"))
            #expect(text.contains("    leans: presenter\n"))
            try workshop.write(
                text.replacingOccurrences(of: entry + "undecided", with: entry + "presenter"), to: "greeting.plan.yml")
            let shown = try workshop.refactor("plan", "greeting.plan.yml", "--explain", "greetingText(of:)")
            #expect(shown.output.contains("pinned"))
            _ = try workshop.refactor("plan", "greeting.plan.yml", "-o", "greeting.plan.yml")
            #expect(
                try workshop.read("greeting.plan.yml").contains(entry + "presenter\n    proposed: undecided\n"))
        }
    }

    @Test func aDecidedMemberCannotBeUndecided() throws {
        try expectRefused(
            replacing: "role: interactor", with: "role: undecided", "was proposed for the interactor",
            "use 'view' to keep it", at: "role: undecided")
    }

    @Test func aPlanFileThatIsWrittenAgainIsTheSame() throws {
        try Workshop.run { workshop in
            try workshop.writePlan()
            let before = try workshop.read("names.plan.yml")
            let again = try workshop.refactor("plan", "names.plan.yml", "-o", "names.plan.yml")
            #expect(again.status == 0)
            #expect(try workshop.read("names.plan.yml") == before)
        }
    }

    @Test func whatToDoNextNamesTheOptionsThatWereGiven() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "plan", "NamesController.swift", "--style", "rambler-swift", "--project", ".")
            let next = run.output.split(separator: "\n").filter { $0.hasPrefix("    refactor ") }
            #expect(next.count == 3)
            #expect(
                next.allSatisfy { $0.contains("NamesController.swift --style rambler-swift --project . ") }, "\(next)")
        }
    }

    @Test func theModuleNameOfThePlanIsKept() throws {
        try Workshop.run { workshop in
            try workshop.writePlan(replacing: "module: Names", with: "module: Roster")
            let run = try workshop.refactor("emit", "names.plan.yml", "--into", "Out")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(workshop.exists("Out/RosterInteractor.swift"))
        }
    }

    @Test func anUnknownKeyIsNamedWithItsLineAndTheNearest() throws {
        try expectRefused(replacing: "module:", with: "modul:", "unknown key 'modul'", "'module'", at: "modul:")
    }

    @Test func anUnknownKeyOfAMemberIsNamedWithItsLine() throws {
        try expectRefused(
            replacing: "    confidence:", with: "    confidense:", "unknown key 'confidense'", "'confidence'",
            at: "confidense:")
    }

    @Test func anUnknownMemberIsNamedWithItsLineAndTheNearest() throws {
        try expectRefused(
            replacing: "\"loadNames(completion:)\"", with: "\"loadNams(completion:)\"",
            "no member 'loadNams(completion:)'", "'loadNames(completion:)'",
            at: "loadNams")
    }

    @Test func aRoleThatIsNoneIsNamedWithItsLine() throws {
        try expectRefused(
            replacing: "role: interactor", with: "role: model", "'model' is no role", "presenter", at: "model")
    }

    @Test func aSchemaOfTheFutureIsRefused() throws {
        try expectRefused(replacing: "schema: 1", with: "schema: 2", "schema 2", "schema 1", at: "schema")
    }

    @Test(arguments: ["../NamesController.swift", "Sub/../../NamesController.swift"])
    func aPathThatLeadsOutIsRefused(path: String) throws {
        try expectRefused(
            replacing: "\"NamesController.swift\"", with: "\"\(path)\"", "'\(path)'", "leads out of the plan's folder",
            at: path)
    }

    @Test(arguments: ["/NamesController.swift", "~/NamesController.swift"])
    func anAbsolutePathIsRefused(path: String) throws {
        try expectRefused(
            replacing: "\"NamesController.swift\"", with: "\"\(path)\"", "'\(path)'", "paths below it", at: path)
    }

    @Test func brokenYAMLIsRefusedWithItsLine() throws {
        try expectRefused(replacing: "schema: 1", with: "schema: [1", "not valid YAML", "names.plan.yml:", at: nil)
    }

    @Test(arguments: ["", "just words\n", "- a\n- b\n"])
    func aFileThatIsNoPlanIsRefused(text: String) throws {
        try withTemporaryFolder { folder in
            try write(text, to: folder + "/names.plan.yml")
            try expectRefusal(
                ["plan", "names.plan.yml"], status: 1, saying: "names.plan.yml:1:", "no plan file", in: folder)
        }
    }

    @Test func aKeyThatStandsTwiceIsRefusedWithItsLine() throws {
        try Workshop.run { workshop in
            try workshop.writePlan()
            let text = try workshop.read("names.plan.yml")
            let line = text.split(separator: "\n").first { $0.contains("confidence:") }
            let doubled = try #require(line) + "\n" + (try #require(line))
            try workshop.writePlan(replacing: String(try #require(line)), with: String(doubled))
            try expectRefusal(
                ["plan", "names.plan.yml"], status: 1, saying: "names.plan.yml:",
                "'confidence' stands here more than once; keep one", in: workshop.folder)
        }
    }

    @Test func aPlanFileThatIsMissingIsNamed() throws {
        try withTemporaryFolder { folder in
            try expectRefusal(
                ["plan", "names.plan.yml"], status: 1, saying: "'names.plan.yml'", "no such file", in: folder)
        }
    }

    @Test func aSourceThatIsMissingIsNamed() throws {
        try expectRefused(
            replacing: "\"NamesController.swift\"", with: "\"Gone.swift\"", "'Gone.swift'", "no such file", at: nil)
    }

    @Test func aSourceThatHasChangedIsRemarkedOn() throws {
        try Workshop.run { workshop in
            try workshop.writePlan()
            try workshop.write(Workshop.controller + "\n// changed\n", to: "NamesController.swift")
            let run = try workshop.refactor("plan", "names.plan.yml")
            #expect(run.status == 0)
            #expect(run.errorOutput.contains("'NamesController.swift' has changed"))
            let line = try workshop.planLine(of: "path:")
            #expect(run.errorOutput.hasPrefix("refactor: names.plan.yml:\(line):"), "\(run.errorOutput)")
        }
    }

    private func expectRefused(
        replacing old: String, with new: String, _ first: String, _ second: String, at place: String?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try Workshop.run { workshop in
            try workshop.writePlan(replacing: old, with: new)
            let line = try place.map { "names.plan.yml:\(try workshop.planLine(of: $0)):" } ?? ""
            for command in [["plan", "names.plan.yml"], ["emit", "names.plan.yml", "--into", "Out"]] {
                try expectRefusal(
                    command, status: 1, saying: first, second, line.isEmpty ? first : line, in: workshop.folder,
                    sourceLocation: sourceLocation)
            }
        }
    }
}
