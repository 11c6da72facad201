import Foundation
import TestSupport
import Testing

/// A style that can be planned and drawn, and is refused by `emit`.
struct RibsCommandTests {
    @Test func emitRefusesWithTheStyleToUse() throws {
        try Workshop.run { workshop in
            try expectRefusal(
                ["emit", "NamesController.swift", "--style", "ribs", "--into", "Out"], status: 2,
                saying: "'ribs' can be planned and drawn, but not yet written", "use --style viper",
                in: workshop.folder)
        }
    }

    @Test func aPlanFileOfItIsRefusedToo() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "plan", "NamesController.swift", "--style", "ribs", "-o", "names.plan.yml")
            #expect(run.status == 0)
            #expect(try workshop.read("names.plan.yml").contains("style: ribs"))
            try expectRefusal(
                ["emit", "names.plan.yml", "--into", "Out"], status: 2, saying: "'ribs'", "--style viper",
                in: workshop.folder)
        }
    }

    @Test func thePlanHasNoPresenter() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "plan", "NamesController.swift", "--style", "ribs", "--format", "json")
            let plan = try JSONShape(decoding: run.output)
            #expect(try plan["style"].text() == "ribs")
            for member in try plan["members"].elements() {
                #expect(try member["role"].text() != "presenter")
                #expect(try member["moves"].flag() == false)
            }
            for component in try plan["components"].elements() {
                #expect(try component["role"].text() != "presenter")
            }
        }
    }

    @Test(arguments: ["text", "markdown"])
    func thePlanSaysThatItIsNotWritten(format: String) throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("plan", "NamesController.swift", "--style", "ribs", "--format", format)
            #expect(run.status == 0)
            #expect(run.output.contains("PresentableListener"), "\(run.output)")
            #expect(run.output.contains("not yet written"), "\(run.output)")
            #expect(!run.output.contains("refactor emit") && !run.output.contains("ViewOutput"), "\(run.output)")
        }
    }

    @Test func thePictureShowsTheInteractor() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("graph", "NamesController.swift", "--style", "ribs", "-o", "names.dot")
            #expect(run.status == 0, "\(run.errorOutput)")
            let picture = try workshop.read("names.dot")
            #expect(picture.contains("NamesInteractor") && !picture.contains("NamesPresenter"))
        }
    }

    @Test func theListSaysWhatCanBeWritten() throws {
        let run = try RefactorTool.run(["styles"])
        let limited = run.output.split(separator: "\n").filter { $0.contains("plan and graph only") }
        #expect(limited.count == 1 && limited.first?.hasPrefix("ribs") == true, "\(run.output)")
    }
}
