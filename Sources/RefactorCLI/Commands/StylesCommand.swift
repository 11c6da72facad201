import ArgumentParser
import Refactor

/// `refactor styles`: the architecture styles that can be planned, and which of them can be written.
struct StylesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "styles",
        abstract: "Lists the architecture styles.",
        discussion: """
            EXAMPLES
              refactor styles
              refactor plan LoginController.swift --style ribs
              refactor emit LoginController.swift --style viper --into Modules/Login
            """
    )

    func run() {
        for style in styles {
            let limit = style.canBeWritten ? "" : " (plan and graph only, emit cannot write it yet)"
            Terminal.print("\(style.id)   \(style.summary)\(limit)\n")
            for component in style.components {
                Terminal.print(
                    "        \(component.role?.rawValue ?? "builder"): \(filled(component.namePattern, module: "Login"))\n"
                )
            }
        }
    }
}
