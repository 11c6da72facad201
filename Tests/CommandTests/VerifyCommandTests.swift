import Foundation
import TestSupport
import Testing

/// `refactor verify`, on what `emit` wrote and on what somebody did to it.
struct VerifyCommandTests {
    @Test(arguments: [
        ["--only", "all"], ["--only", "all", "--services", "protocols"], ["--only", "interactor"],
        ["--only", "all", "--style", "ribs"],
    ])
    func ourOwnEmissionsAreKept(options: [String]) throws {
        try Workshop.run { workshop in
            let arguments = ["emit", "NamesController.swift", "--into", "Names"] + options
            try #require(try RefactorTool.run(arguments, in: workshop.folder).status == 0)
            let run = try workshop.refactor("verify", "NamesController.swift", "Names")
            #expect(run.status == 0, "\(run.output)")
            #expect(run.output.contains("stand in exactly one place each"))
        }
    }

    @Test func theFirstLostLineIsNamed() throws {
        try Workshop.run { workshop in
            try #require(
                try workshop.refactor("emit", "NamesController.swift", "--into", "Names", "--only", "all").status == 0)
            let text = try workshop.read("Names/NamesInteractor.swift")
            let line = "UserDefaults.standard.set(data, forKey: \"names\")"
            try #require(text.contains(line))
            try workshop.write(text.replacing(line, with: ""), to: "Names/NamesInteractor.swift")
            let run = try workshop.refactor("verify", "NamesController.swift", "Names")
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("NamesController.swift:20: lost: '\(line)' stands nowhere\n"), "\(run.output)")
            let json = try JSONShape(
                decoding: workshop.refactor("verify", "NamesController.swift", "Names", "--format", "json").output)
            #expect(try !json["kept"].flag())
            let fault = try #require(try json["faults"].elements().first)
            try fault.expect(["rule": .oneOf(["lost"]), "file": .text, "line": .number, "message": .text])
        }
    }

    @Test func aFolderWithoutSourcesIsRefused() throws {
        try withTemporaryFolder { folder in
            try write("class A {}\n", to: folder + "/A.swift")
            try write("", to: folder + "/Empty/a.txt")
            try expectRefusal(["verify", "A.swift", "Empty"], status: 2, saying: "no Swift or Objective-C", in: folder)
            try expectRefusal(["verify", "A.swift", "Nowhere"], status: 2, saying: "'Nowhere'", in: folder)
        }
    }
}
