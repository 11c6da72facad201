import ArgumentParser
import Refactor

/// `refactor styles`: the architecture styles that can be written.
struct StylesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "styles",
        abstract: "Lists the architecture styles.",
        discussion: """
            EXAMPLES
              refactor styles
              refactor emit LoginController.swift --style viper --into Modules/Login
            """
    )

    func run() {
        for style in styles {
            Terminal.print("\(style.id)   \(style.summary)\n")
            for component in style.components {
                Terminal.print(
                    "        \(component.role?.rawValue ?? "builder"): \(filled(component.namePattern, module: "Login"))\n"
                )
            }
        }
    }
}
