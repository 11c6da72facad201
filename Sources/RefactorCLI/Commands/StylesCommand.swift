import ArgumentParser
import Refactor

/// `refactor styles`: the architecture styles, what each consists of, and what it makes of a small controller.
struct StylesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "styles",
        abstract: "Lists the architecture styles, or shows one.",
        discussion: """
            EXAMPLES
              refactor styles
              refactor styles show infinum
              refactor plan LoginController.swift --style ribs
              refactor emit LoginController.swift --style vipera --into Modules/Login
            """,
        subcommands: [List.self, Show.self], defaultSubcommand: List.self
    )

    /// Every style in a few lines.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Lists the architecture styles.")

        func run() {
            Terminal.chooseColour()
            Terminal.print(styles.map(StyleText.entry).joined(separator: "\n"))
        }
    }

    /// One style with its diagram and a worked example.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Shows a style: its parts, who holds whom, and what it makes of a small controller.")

        @Argument(help: "The style's id, as 'refactor styles' lists it.")
        var style: String

        func run() throws {
            Terminal.chooseColour()
            guard let found = styles.first(where: { $0.id == style }) else {
                throw CommandError.unknownStyle(style, known: styles.map(\.id))
            }
            Terminal.print(try StyleText.page(of: found))
        }
    }
}
