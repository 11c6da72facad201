import ArgumentParser
import Foundation

/// The command line: `refactor plan`, `refactor mark`, `refactor emit`, `refactor graph`, `refactor new`,
/// `refactor scan`, `refactor styles`, `refactor adapter`, `refactor check`, `refactor verify`, `refactor schema`, `refactor mcp`,
/// `refactor backlog`.
@main
struct RefactorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refactor",
        abstract: "Turns a massive view controller into a VIPER module, in steps that you can read and change.",
        discussion: """
            EXAMPLES
              refactor scan .
                  which controllers to refactor first, and why
              refactor backlog . -o backlog.yml
                  the same as a file with how far each has come, to keep and to bring up to date
              refactor plan LoginController.swift
                  what would move where, and why; writes nothing
              refactor plan NoteEditorController.m
                  the same for Objective-C; the header beside it is found
              refactor plan LoginController.swift -o login.plan.yml
                  the same as a file to edit and keep
              refactor mark LoginController.swift --in-place
                  the members regrouped under section marks, as a safe first commit
              refactor emit login.plan.yml --into Modules/Login
                  the module's files, with the code moved
              refactor verify old/LoginController.swift Modules/Login
                  whether a split keeps every statement, comment and declaration
              refactor graph login.plan.yml -o docs/login.svg
                  a picture of the module
              refactor check . --preset viper
                  what breaks the rules of the architecture
              refactor new Settings --style rambler-swift --into Modules/Settings
                  a blank module for a new screen
            """,
        version: ProgramVersion.text,
        subcommands: [
            AdapterCommand.self, BacklogCommand.self, CheckCommand.self, EmitCommand.self, GraphCommand.self,
            MCPCommand.self,
            MarkCommand.self, NewCommand.self, PlanCommand.self, ScanCommand.self, SchemaCommand.self,
            StylesCommand.self,
            VerifyCommand.self,
        ]
    )

    /// On a thread of its own, whose stack is large enough for code that is nested as deeply as it is read.
    static func main() {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            runCommand()
            done.signal()
        }
        thread.stackSize = 64 << 20
        thread.start()
        done.wait()
    }

    /// Usage errors end with 2, everything else that goes wrong with 1.
    private static func runCommand() {
        let asJSON = ErrorDocument.isAsked(by: CommandLine.arguments)
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error as CommandError {
            ErrorDocument.say(error)
            Foundation.exit(error.exitCode)
        } catch let code as ExitCode {
            // Everything has been said.
            Foundation.exit(code.rawValue)
        } catch {
            let code = exitCode(for: error)
            guard code != .success else { exit(withError: error) }
            Terminal.error(asJSON ? ErrorDocument(message: message(for: error)).text : fullMessage(for: error))
            Foundation.exit(code == .validationFailure ? 2 : code.rawValue)
        }
    }
}
