import Foundation
import TestSupport
import Testing

/// `.refactor.yml`: what a team says for all files of a project.
struct ProjectSettingsTests {
    private func run(_ settings: String, _ body: (Workshop) throws -> Void) throws {
        try Workshop.run { workshop in
            try workshop.write(settings, to: ".refactor.yml")
            try body(workshop)
        }
    }

    @Test func theStyleIsThatOfTheProject() throws {
        try run("style: rambler-swift\n") { workshop in
            let plan = try workshop.refactor("plan", "NamesController.swift")
            #expect(plan.output.contains("style rambler-swift"))
            #expect(plan.errorOutput == "refactor: settings from .refactor.yml: style rambler-swift\n")
            let other = try workshop.refactor("plan", "NamesController.swift", "--style", "ribs")
            #expect(other.output.contains("style ribs"), "an option wins")
            let new = try workshop.refactor("new", "Login", "--into", "Login")
            #expect(new.output.contains("LoginModuleConfigurator.swift"))
        }
    }

    @Test func modulesHaveTheNamesOfTheProject() throws {
        try run("names:\n  NamesController: Directory\n") { workshop in
            let plan = try workshop.refactor("plan", "NamesController.swift")
            #expect(plan.output.contains("module Directory"))
            let other = try workshop.refactor("plan", "NamesController.swift", "--module", "People")
            #expect(other.output.contains("module People"), "an option wins")
        }
    }

    @Test func typesAreWhatTheProjectSays() throws {
        let source = """
            import UIKit
            final class FeedController: UIViewController {
                let feed = Feed()
                override func viewDidLoad() { super.viewDidLoad(); react() }
                func react() { feed.latest { _ in } }
            }

            """
        let role = { (workshop: Workshop) -> String in
            let plan = try workshop.refactor("plan", "FeedController.swift", "--format", "json")
            let members = try JSONShape(decoding: plan.output)["members"].elements()
            return try members[0]["role"].text()
        }
        try run("style: viper\n") { workshop in
            try workshop.write(source, to: "FeedController.swift")
            #expect(try role(workshop) != "interactor")
            try workshop.write("roles:\n  Feed: service\n", to: ".refactor.yml")
            #expect(try role(workshop) == "interactor")
            let explained = try workshop.refactor("plan", "FeedController.swift", "--explain", "feed")
            #expect(explained.output.contains("holds a Feed, declared as service by the team"), "\(explained.output)")
        }
    }

    @Test func whatIsLeftOutIsNotRanked() throws {
        try run("exclude: [Legacy]\n") { workshop in
            try workshop.write(Workshop.controller, to: "Legacy/OldController.swift")
            let scan = try workshop.refactor("scan", ".", "--all", "--format", "json")
            #expect(scan.output.contains("\"NamesController.swift\"") && !scan.output.contains("Legacy/OldController"))
            #expect(scan.errorOutput.contains("without Legacy"))
        }
    }

    @Test func marksHaveTheTitlesOfTheProject() throws {
        try run("titles:\n  view-life: Life Cycle\n") { workshop in
            let mark = try workshop.refactor("mark", "NamesController.swift")
            #expect(mark.output.contains("// MARK: - Life Cycle"))
            let other = try workshop.refactor("mark", "NamesController.swift", "--titles", "fourteen")
            #expect(other.output.contains("// MARK: - View life"), "an option wins")
            try workshop.write("view-life: Leben\n", to: "titles.yml")
            try workshop.write("titles: titles.yml\n", to: ".refactor.yml")
            #expect(try workshop.refactor("mark", "NamesController.swift").output.contains("// MARK: - Leben"))
        }
    }

    @Test func theNearestFileOfTheRepositoryCounts() throws {
        try run("style: ribs\n") { workshop in
            try workshop.write(Workshop.controller, to: "App/Names/NamesController.swift")
            let path = "App/Names/NamesController.swift"
            #expect(try workshop.refactor("plan", path).output.contains("style ribs"))
            try workshop.write("style: etsy\n", to: "App/.refactor.yml")
            let plan = try workshop.refactor("plan", path)
            #expect(plan.output.contains("style etsy"))
            #expect(plan.errorOutput.contains("settings from App/.refactor.yml"))
            try workshop.write("", to: "App/Names/.git/HEAD")
            #expect(try workshop.refactor("plan", path).output.contains("style viper"), "another repository's settings")
        }
    }

    static let mistakes: [(text: String, message: String)] = [
        ("stile: viper\n", "1:1: unknown key 'stile'; did you mean 'style'?"),
        ("style: vipr\n", "there is no style 'vipr'; did you mean 'viper'?"),
        ("roles:\n  Feed: servce\n", "2:9: 'servce' is no kind of type; did you mean 'service'?"),
        ("names:\n  NamesController: names\n", "2:20: 'names' cannot be a module's name"),
        ("titles: fiveteen\n", "1:9: 'fiveteen' are no titles"),
        ("titles: missing.yml\n", "1:9: there is no file 'missing.yml'"),
        ("titles:\n  view-live: Life\n", "2: there is no responsibility 'view-live'; did you mean 'view-life'?"),
        ("style: [viper]\n", "1:8: a text is expected here"),
        ("- style\n", "lines such as 'key: value' are expected here"),
    ]

    @Test(arguments: mistakes.indices)
    func aMistakeIsSaidWithItsPlace(index: Int) throws {
        let (text, message) = Self.mistakes[index]
        try run(text) { workshop in
            let run = try workshop.refactor("plan", "NamesController.swift")
            #expect(run.status != 0 && run.output.isEmpty)
            #expect(run.errorOutput.contains(message), "\(run.errorOutput)")
        }
    }

    @Test func aFileThatSaysNothingChangesNothing() throws {
        try run("# to be filled in\n") { workshop in
            let run = try workshop.refactor("plan", "NamesController.swift")
            #expect(run.status == 0 && run.errorOutput.isEmpty, "\(run.errorOutput)")
        }
    }
}
