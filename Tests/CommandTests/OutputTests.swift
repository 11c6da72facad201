import Foundation
import TestSupport
import Testing

/// What goes to a terminal, to a pipe and to a program that reads the exit code.
struct OutputTests {
    @Test func aPipeGetsNoEscapeCodes() throws {
        try Workshop.run { workshop in
            for environment in [[:], ["NO_COLOR": "1"], ["TERM": "xterm-256color", "CLICOLOR": "1"]] {
                let run = try workshop.refactor("plan", "NamesController.swift", environment: environment)
                #expect(run.status == 0)
                #expect(!run.output.contains("\u{1B}") && !run.errorOutput.contains("\u{1B}"))
            }
        }
    }

    @Test func everyCommandHelpsWithExamples() throws {
        for command in [[], ["plan"], ["mark"], ["emit"], ["graph"], ["styles"]] {
            let run = try RefactorTool.run(command + ["--help"])
            #expect(run.status == 0)
            #expect(run.output.contains("EXAMPLES"), "\(command)")
            #expect(run.output.contains("  refactor \(command.first ?? "plan")"), "\(command)")
            #expect(run.errorOutput.isEmpty)
        }
    }

    /// Paragraphs of the help fill the terminal's width, whatever it is, and nothing is wider.
    @Test(arguments: [60, 80, 120])
    func helpKeepsToTheWidth(width: Int) throws {
        let commands = [
            "adapter", "backlog", "check", "emit", "graph", "mark", "mcp", "new", "plan", "scan", "schema", "styles",
            "verify",
        ]
        for command in commands {
            let run = try RefactorTool.run([command, "--help"], environment: ["COLUMNS": "\(width)"])
            let lines = run.output.components(separatedBy: "\n").prefix { $0 != "EXAMPLES" && !$0.hasPrefix("USAGE") }
            #expect(lines.allSatisfy { $0.count <= width || !$0.contains(" ") }, "\(command)")
            for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty && !next.isEmpty {
                let word = next.prefix { $0 != " " }
                let isProse = !line.hasPrefix(" ") && !word.isEmpty && line.contains { $0.isLowercase }
                #expect(!isProse || line.count + 1 + word.count >= width, "\(command): \(line)|\(next)")
            }
        }
    }

    @Test func everyOptionHasItsHelp() throws {
        for command in ["plan", "mark", "emit", "graph", "styles"] {
            let run = try RefactorTool.run([command, "--help"])
            let options = run.output.split(separator: "\n").filter { $0.hasPrefix("  -") }
            let bare = options.filter { !$0.dropFirst(2).contains("  ") && $0.count < 26 }
            #expect(bare.isEmpty, "\(command): \(bare)")
        }
    }

    @Test func theVersionIsANumber() throws {
        let run = try RefactorTool.run(["--version"])
        #expect(run.status == 0)
        #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil, "\(run.output)")
    }

    @Test func theStylesAreListed() throws {
        let run = try RefactorTool.run(["styles"])
        #expect(run.status == 0)
        for id in ["brigade", "ribs", "viper", "zik-thorough"] {
            #expect("\n\(run.output)".contains("\n\(id)   "), "\(id)")
        }
        #expect(
            run.output.contains("presenter: LoginPresenter") && run.output.contains("from github.com/uber/RIBs-iOS"))
    }

    @Test func aStyleIsShownWithWhatItMakesOfASmallController() throws {
        let run = try RefactorTool.run(["styles", "show", "infinum"])
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.output.contains("╌╌▷  LoginViewController  view        LoginViewInterface"), "\(run.output)")
        #expect(run.output.contains("final class GreetingWireframe: BaseWireframe<GreetingViewController>"))
        let other = try RefactorTool.run(["styles", "show", "rambler"])
        #expect(other.output.contains("@interface GreetingAssembly : TyphoonAssembly"), "\(other.output)")
        let unknown = try RefactorTool.run(["styles", "show", "infinium"])
        #expect(unknown.status == 2 && unknown.errorOutput.contains("did you mean 'infinum'?"))
    }

    @Test func theEndingOfTheFileChoosesTheFormat() throws {
        try Workshop.run { workshop in
            for (name, start) in [("a.json", "{"), ("a.yml", "#"), ("a.md", "# "), ("a.txt", "NamesController")] {
                let run = try workshop.refactor("plan", "NamesController.swift", "-o", name)
                #expect(run.status == 0 && run.output.isEmpty)
                #expect(run.errorOutput == "wrote \(name)\n")
                #expect(try workshop.read(name).hasPrefix(start))
            }
        }
    }

    @Test func anExplanationNamesTheEvidence() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("plan", "NamesController.swift", "--explain", "loadNames(completion:)")
            #expect(run.status == 0)
            #expect(run.output.contains("interactor") && run.output.contains("line 19"), "\(run.output)")
        }
    }

    @Test func severalControllersAreEachPlanned() throws {
        try withTemporaryFolder { folder in
            try write("class A: UIViewController {}\nclass B: UIViewController {}\n", to: folder + "/Two.swift")
            let run = try RefactorTool.run(["plan", "Two.swift"], in: folder)
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("A  ") && run.output.contains("\nB  "))
        }
    }
}
