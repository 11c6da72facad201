import Foundation
import TestSupport
import Testing

/// Every answer in a form that programs read.
struct AnswerFormatTests {
    @Test func anExplanationIsWhatThePlanSaysOfTheMember() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "plan", "NamesController.swift", "--explain", "loadNames", "--format", "json")
            let members = try JSONShape(decoding: run.output)["members"].elements()
            try #require(members.count == 1)
            try members[0].expect(["id": .text, "role": .role, "evidence": .list, "staysBecause": .textOrNull])
            #expect(try members[0]["id"].text() == "loadNames(completion:)")
            try expectRefusal(
                ["plan", "NamesController.swift", "--explain", "loadNames", "--format", "yaml"], status: 2,
                saying: "text or json", in: workshop.folder)
        }
    }

    @Test func anExplanationGoesToAFileToo() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "plan", "NamesController.swift", "--explain", "loadNames", "-o", "why.json")
            #expect(run.status == 0 && run.output.isEmpty, "\(run.errorOutput)")
            #expect(try JSONShape(decoding: workshop.read("why.json")).has("members"))
        }
    }

    @Test func markTellsWhatMoved() throws {
        try Workshop.run { workshop in
            let before = try workshop.read("NamesController.swift")
            let run = try workshop.refactor("mark", "NamesController.swift", "--format", "json")
            let json = try JSONShape(decoding: run.output)
            try json.expect(["schema": .number, "written": .flag, "controllers": .list, "files": .list])
            let controller = try #require(try json["controllers"].elements().first)
            try controller.expect(["name": .text, "members": .number, "moved": .number, "stays": .list])
            let file = try #require(try json["files"].elements().first)
            #expect(try file["diff"].text().contains("+    // MARK: - "))
            #expect(try workshop.read("NamesController.swift") == before)
        }
    }

    @Test func adaptersAreTold() throws {
        try withTemporaryFolder { folder in
            let source = """
                protocol Wanted { func show(name: String) }
                protocol Given { func show(name: String) }
                final class Giver: Given { func show(name: String) {} }

                """
            try write(source, to: folder + "/A.swift")
            let arguments = ["adapter", "A.swift", "--required", "Wanted", "--provided", "Given", "--format", "json"]
            let json = try JSONShape(decoding: try RefactorTool.run(arguments, in: folder).output)
            try json.expect(["name": .text, "form": .text, "matches": .list, "missing": .list, "files": .list])
            #expect(try json["matches"].elements().count == 1)
            let text = try #require(try json["files"].elements().first)["text"].text()
            #expect(text.contains("Wanted"))
        }
    }

    @Test func stylesAreTold() throws {
        let all = try JSONShape(decoding: try RefactorTool.run(["styles", "--format", "json"]).output).elements()
        #expect(all.count > 10)
        for style in all {
            try style.expect(["name": .text, "languages": .list, "components": .list, "ports": .list, "notes": .list])
        }
        let one = try RefactorTool.run(["styles", "show", "ribs", "--format", "json"])
        let shown = try JSONShape(decoding: one.output)
        #expect(try shown["name"].text() == "ribs")
        #expect(try !shown["example"].elements().isEmpty)
    }

    @Test func aNewModuleIsTold() throws {
        try withTemporaryFolder { folder in
            let arguments = ["new", "Login", "--into", "Login", "--format", "json"]
            let dry = try JSONShape(decoding: try RefactorTool.run(arguments + ["--dry-run"], in: folder).output)
            #expect(try !dry["written"].flag() && dry["diff"].text().contains("+++ b/Login/"))
            let run = try JSONShape(decoding: try RefactorTool.run(arguments, in: folder).output)
            #expect(try run["written"].flag())
            let files = try run["files"].elements().map { try $0.text() }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/Login").sorted() == files.sorted())
        }
    }

    @Test(arguments: [
        (["plan", "Broken.swift"], "Broken.swift", "syntax error"),
        (["mark", "none.swift"], "none.swift", "cannot read"),
        (["emit", "Broken.swift", "--into", "Out"], "Broken.swift", "syntax error"),
    ])
    func errorsAreJSONWhereJSONWasAskedFor(arguments: [String], file: String, message: String) throws {
        try withTemporaryFolder { folder in
            try write("class A {\n  func a( {}\n}\n", to: folder + "/Broken.swift")
            let run = try RefactorTool.run(arguments + ["--format", "json"], in: folder)
            #expect(run.status == 1 && run.output.isEmpty)
            let error = try JSONShape(decoding: run.errorOutput)["error"]
            #expect(try error["file"].text() == file)
            #expect(try error["message"].text().hasPrefix(message))
            if message == "syntax error" {
                try error.expect(["line": .number, "hint": .text])
                #expect(try error["hint"].text().hasPrefix("mend it first"))
            }
        }
    }

    @Test(arguments: ["\u{7F}", "\u{85}", "\u{2028}"])
    func errorsAreJSONWhateverTheyQuote(character: String) throws {
        try withTemporaryFolder { folder in
            try write("private l\(character)et var\n", to: folder + "/Broken.swift")
            let run = try RefactorTool.run(["plan", "Broken.swift", "--format", "json"], in: folder)
            #expect(run.status == 1 && !run.errorOutput.contains(character))
            #expect(try JSONShape(decoding: run.errorOutput)["error"]["message"].text().contains(character))
        }
    }

    @Test func errorsOfCheckAreJSONToo() throws {
        try withTemporaryFolder { folder in
            let run = try RefactorTool.run(["check", folder, "--format", "json"])
            #expect(run.status == 2)
            #expect(run.errorOutput.hasPrefix("{\"error\":{"), "\(run.errorOutput)")
            #expect(run.errorOutput.hasSuffix("\"message\":\"there are no rules to check\"}}\n"), "\(run.errorOutput)")
        }
    }

    @Test func usageErrorsAreJSONToo() throws {
        let run = try RefactorTool.run(["plan", "A.swift", "--format=json", "--typ", "A"])
        #expect(run.status == 2)
        #expect(try JSONShape(decoding: run.errorOutput)["error"]["message"].text().contains("--typ"))
    }

    /// Options stand on the commands that heed them.
    @Test func optionsThatDoNothingAreRefused() throws {
        try expectUsageError(["mark", "A.swift", "--async", "combine"], saying: "--async")
        try expectUsageError(["graph", "--diff", "a.json", "b.json", "--format", "json"], saying: "--diff")
        try withTemporaryFolder { folder in
            try write("class A {}\n", to: folder + "/A.swift")
            for option in [["--services", "protocols"], ["--type", "A"], ["--async", "blocks"], ["--module", "A"]] {
                try expectRefusal(["graph", "."] + option, status: 2, saying: option[0], in: folder)
            }
        }
    }
}
